import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eventDescriptions, SentEvent } from '#contract/webhooks/events.ts'
import { type Delivery, DeliveryState } from '#contract/webhooks/webhooks.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { count, dayAndTime } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { DeliveryBadge, deliveryStates } from './state.tsx'
import { deliveries, type DeliveryFilter } from './webhooks.api.ts'

const DeliveryDialog = lazyPart(() => import('./delivery-dialog.tsx'), 'DeliveryDialog')
const ReplayDialog = lazyPart(() => import('./replay-dialog.tsx'), 'ReplayDialog')

const filterInUrl = {
  read: (params: URLSearchParams): DeliveryFilter => ({
    state: oneOf(params, 'state', DeliveryState.options),
    type: oneOf(params, 'type', SentEvent.options),
  }),
  write: (filter: DeliveryFilter) => filter,
}

/** While something is sent just now, its result is expected. */
const isUnderWay = ({ dueAt }: Delivery) => dueAt !== null && Date.parse(dueAt) - Date.now() < 90_000

type Props = { webhookId: number; canReplay: boolean; hasFailed: boolean }

/** What was sent, and what came of it. */
export function Deliveries({ webhookId, canReplay, hasFailed }: Props) {
  const { choice: filter, change } = useUrlState(filterInUrl)
  const [opened, setOpened] = useState<Delivery | null>(null)
  const [isReplaying, setIsReplaying] = useState(false)
  const query = useInfiniteQuery({
    ...deliveries(webhookId, filter),
    refetchInterval: ({ state: { data } }) =>
      canReplay && data?.pages.some(({ items }) => items.some(isUnderWay)) ? 3000 : false,
  })
  const isFiltered = filter.state !== '' || filter.type !== ''
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="type-h3 mb-3">
        Deliveries
      </h2>
      <div className="mb-4 grid grid-cols-2 items-end gap-4 sm:flex sm:flex-wrap">
        <Field label="Status" className="sm:w-44">
          <Select
            value={filter.state}
            onChange={({ target }) => change({ state: target.value as DeliveryFilter['state'] })}
          >
            <option value="">Any</option>
            <Options of={DeliveryState.options.map((state) => [state, deliveryStates[state].label])} />
          </Select>
        </Field>
        <Field label="Event" className="sm:w-56">
          <Select
            value={filter.type}
            onChange={({ target }) => change({ type: target.value as DeliveryFilter['type'] })}
          >
            <option value="">All events</option>
            <Options of={SentEvent.options.map((type) => [type, eventDescriptions[type].label])} />
          </Select>
        </Field>
        {canReplay && hasFailed && (
          <Button className="max-sm:col-span-2 sm:ml-auto" onClick={() => setIsReplaying(true)}>
            Replay failed
          </Button>
        )}
      </div>
      <QueryView query={query}>
        {({ pages }) => (
          <>
            <Table
              caption="Deliveries, newest first"
              rows={uniqueRows(pages, ({ deliveryId }) => deliveryId)}
              rowKey={({ deliveryId }) => deliveryId}
              empty={
                isFiltered ? (
                  <EmptyState
                    title="No deliveries found"
                    action={<Button onClick={() => change({ state: '', type: '' })}>Clear filters</Button>}
                  >
                    Try a different status or event.
                  </EmptyState>
                ) : (
                  <EmptyState title="Nothing sent yet">
                    Events appear here as they happen, for 30 days. Send a test to try it.
                  </EmptyState>
                )
              }
              columns={[
                {
                  key: 'type',
                  header: 'Event',
                  heading: true,
                  cell: (row) => (
                    <button type="button" className="link text-left" onClick={() => setOpened(row)}>
                      {eventDescriptions[row.type].label}
                      <span className="sr-only">, {dayAndTime(row.createdAt)}</span>
                    </button>
                  ),
                },
                { key: 'at', header: 'Created', cell: ({ createdAt }) => dayAndTime(createdAt) },
                { key: 'state', header: 'Status', cell: ({ state }) => <DeliveryBadge state={state} /> },
                { key: 'attempts', header: 'Attempts', numeric: true, cell: ({ attempts }) => count(attempts) },
                { key: 'next', header: 'Result', cell: (row) => describeResult(row, canReplay) },
              ]}
            />
            <LoadMore query={query} label="Show older" />
          </>
        )}
      </QueryView>
      {opened && <DeliveryDialog opened={opened} canReplay={canReplay} onClose={() => setOpened(null)} />}
      {isReplaying && <ReplayDialog webhookId={webhookId} onClose={() => setIsReplaying(false)} />}
    </section>
  )
}

function describeResult(row: Delivery, isOn: boolean) {
  if (row.deliveredAt) return `Delivered ${dayAndTime(row.deliveredAt)}`
  if (!row.dueAt) return 'Given up'
  if (!isOn) return 'Waits until it’s turned on'
  return isUnderWay(row) ? 'Sending…' : `Next attempt ${dayAndTime(row.dueAt)}`
}
