import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { fillLine } from '#contract/messages/merge-fields.ts'
import {
  type MessageDelivery,
  type DeliveryEmail,
  DeliveryFilter,
  type StaffMessage,
} from '#contract/messages/messages.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { FilledText } from './filled-text.tsx'
import { deliveries, type DeliveriesFilter } from './messages.api.ts'

const filterLabels: Record<Exclude<DeliveriesFilter['state'], ''>, string> = {
  read: 'Read',
  unread: 'Not read',
  emailed: 'Also by email',
  'not emailed': 'Only in the app',
  'not sent': 'Not sent',
}

/** Who got a message, and what became of it. */
export function Deliveries({ message }: { message: StaffMessage }) {
  const { messageId } = message
  const [shown, setShown] = useState<MessageDelivery | null>(null)
  const [filter, setFilter] = useState<DeliveriesFilter>({ state: '', search: '' })
  const query = useInfiniteQuery(deliveries(messageId, filter))
  return (
    <section aria-labelledby="deliveries-title">
      <h2 id="deliveries-title" className="type-h3 mb-3">
        Recipients
      </h2>
      <div className="mb-4 grid items-end gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,12rem)_auto]">
        <SearchField
          label="Name or email"
          value={filter.search}
          onSearch={(search) => setFilter((before) => ({ ...before, search }))}
        />
        <Field label="State">
          <Select
            value={filter.state}
            onChange={({ target }) =>
              setFilter((before) => ({ ...before, state: target.value as DeliveriesFilter['state'] }))
            }
          >
            <option value="">Everyone</option>
            <Options of={DeliveryFilter.options.map((state) => [state, filterLabels[state]])} />
          </Select>
        </Field>
        <div className="sm:justify-self-end">
          <ExportButton list="deliveries" filter={{ ...filter, messageId }} />
        </div>
      </div>
      <QueryView query={query}>
        {({ pages }) => (
          <>
            <Table
              caption="Recipients"
              rows={uniqueRows(pages, ({ userId }) => userId)}
              rowKey={({ userId }) => userId}
              columns={columnsOf(setShown)}
              empty={<EmptyState title="Nobody found">Try another name or state.</EmptyState>}
            />
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
      {shown && <SentText message={message} delivery={shown} onClose={() => setShown(null)} />}
    </section>
  )
}

const emailLabels: Record<DeliveryEmail, string> = {
  none: 'No email',
  'not allowed': 'Turned off by the learner',
  queued: 'Queued',
  sent: 'Sent',
  stored: 'Stored, no email server',
  failed: 'Failed',
}

const stateLabels: Record<MessageDelivery['state'], string> = {
  waiting: 'Not sent',
  notified: 'Notified',
  skipped: 'Skipped, blocked',
}

type SentTextProps = { message: StaffMessage; delivery: MessageDelivery; onClose: () => void }

function SentText({ message: { subject, body }, delivery: { name, values }, onClose }: SentTextProps) {
  return (
    <Dialog open onClose={onClose} title={fillLine(subject, values!)} intro={`As ${name} got it`}>
      <FilledText body={body} values={values} />
    </Dialog>
  )
}

const columnsOf = (onShow: (delivery: MessageDelivery) => void): Column<MessageDelivery>[] => [
  {
    key: 'name',
    header: 'Name',
    heading: true,
    written: true,
    cell: ({ userId, name }) => (
      <Link to={`/admin/users/${userId}`} className="link font-semibold">
        {name}
      </Link>
    ),
  },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
  {
    key: 'state',
    header: 'Notification',
    className: 'whitespace-nowrap',
    cell: ({ state, deliveredAt }) => (deliveredAt ? dayAndTime(deliveredAt) : stateLabels[state]),
  },
  { key: 'emailState', header: 'Email state', cell: ({ emailState }) => emailLabels[emailState] },
  {
    key: 'read',
    header: 'Read',
    className: 'whitespace-nowrap',
    cell: ({ readAt }) => (readAt ? dayAndTime(readAt) : <span className="text-soft">Not yet</span>),
  },
  {
    key: 'text',
    header: 'Text',
    quiet: true,
    cell: (delivery) =>
      delivery.values && (
        <Button size="small" variant="quiet" onClick={() => onShow(delivery)}>
          Show text<span className="sr-only"> that {delivery.name} got</span>
        </Button>
      ),
  },
]
