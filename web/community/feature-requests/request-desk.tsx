import { useInfiniteQuery } from '@tanstack/react-query'
import type { DeskRequest } from '#contract/community/desk.ts'
import { type RequestState, requestStates } from '#contract/community/feature-requests.ts'
import { AdminExport } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { SelectRow, SelectionBar } from '#web/kit/lists/selection-bar.tsx'
import { useSelection } from '#web/kit/lists/selection.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { count } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { StateSelect } from '#web/kit/lists/state-select.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { ageColumn, answerColumn, assigneeColumn, manyOf, OpenTitle, reporterColumn } from '../desk/desk-cells.tsx'
import { DeskFilter } from '../desk/desk-filter.tsx'
import { asked, requestsOnDesk, useMoveRequests } from '../desk/api.ts'
import { everythingOnDesk, isDeskFiltered, requestDeskAddress } from '../desk/rules.ts'
import { RequestDeskDialog } from './request-desk-dialog.tsx'
import { RequestStateBadge, stateNames } from './request-state.tsx'

const states = requestStates.map((value) => ({ value, label: stateNames[value] }))

/** What learners ask for, as staff work through it. */
export function RequestDesk() {
  const { choice: filter, change } = useUrlState(requestDeskAddress)
  const query = useInfiniteQuery(requestsOnDesk(filter))
  return (
    <>
      <DeskFilter
        label="Feature requests"
        filter={filter}
        states={states}
        onChange={change}
        actions={<AdminExport list="requests" filter={asked(filter)} />}
      >
        <Field label="Order" className="max-sm:col-span-2">
          <Select
            value={filter.order}
            onChange={({ target }) => change({ order: target.value === 'wanted' ? 'wanted' : 'newest' })}
          >
            <option value="newest">Newest</option>
            <option value="wanted">Most wanted</option>
          </Select>
        </Field>
      </DeskFilter>
      <QueryView query={query}>
        {({ pages }) => (
          <div className={classes(query.isPlaceholderData && 'opacity-60')} aria-busy={query.isPlaceholderData}>
            <RequestRows
              requests={uniqueById(pages.flatMap(({ items }) => items))}
              isFiltered={isDeskFiltered(filter)}
              onOpen={(requestId) => change({ request: String(requestId) })}
              onClear={() => change(everythingOnDesk)}
            />
            {query.hasNextPage && (
              <Button className="mt-4" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show more
              </Button>
            )}
          </div>
        )}
      </QueryView>
      {filter.request && (
        <RequestDeskDialog
          key={filter.request}
          requestId={Number(filter.request)}
          onClose={() => change({ request: '' })}
        />
      )}
    </>
  )
}

// Votes move while one reads: what fell behind since the last page would come once more.
const uniqueById = (requests: DeskRequest[]) => [
  ...new Map(requests.map((request) => [request.requestId, request])).values(),
]

type RequestRowsProps = {
  requests: DeskRequest[]
  isFiltered: boolean
  onOpen: (requestId: number) => void
  onClear: () => void
}

function RequestRows({ requests, isFiltered, onOpen, onClear }: RequestRowsProps) {
  const selection = useSelection(requests.map(({ requestId }) => requestId))
  const moving = useMoveRequests()
  const move = async (state: RequestState) => {
    const { changed } = await moving.mutateAsync({ requestIds: selection.selected, state })
    selection.clear()
    toast(changed === 0 ? 'They were so already.' : `${manyOf(changed, 'request')}: ${stateNames[state]}.`)
  }
  return (
    <>
      {requests.length > 0 && (
        <SelectionBar selection={selection}>
          <StateSelect
            states={states}
            what={manyOf(selection.selected.length, 'request')}
            consequence="Who asked is told. Answers stay as they are; a request without one cannot be declined here."
            move={move}
          />
        </SelectionBar>
      )}
      <Table
        caption="Feature requests"
        rows={requests}
        rowKey={({ requestId }) => requestId}
        className="[&_tbody_tr:has(input:checked)]:bg-indigo-tint"
        empty={<NoRequests isFiltered={isFiltered} onClear={onClear} />}
        columns={[
          {
            key: 'choose',
            header: <span className="sr-only">Choose</span>,
            className: 'sm:w-10 sm:pr-0',
            cell: ({ requestId, title }) => <SelectRow selection={selection} id={requestId} name={title} />,
          },
          {
            key: 'title',
            header: 'Request',
            heading: true,
            written: true,
            cell: (request) => <OpenTitle row={request} onOpen={() => onOpen(request.requestId)} />,
          },
          { key: 'state', header: 'State', cell: ({ state }) => <RequestStateBadge state={state} /> },
          { key: 'votes', header: 'Votes', numeric: true, cell: ({ votes }) => count(votes) },
          { key: 'priority', header: 'Priority', cell: ({ priority }) => priority },
          reporterColumn('Asked by'),
          assigneeColumn(),
          answerColumn(),
          ageColumn(),
        ]}
      />
    </>
  )
}

function NoRequests({ isFiltered, onClear }: Pick<RequestRowsProps, 'isFiltered' | 'onClear'>) {
  if (isFiltered) {
    return (
      <EmptyState title="No request fits" action={<Button onClick={onClear}>Show all requests</Button>}>
        Try fewer words or another state.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nothing asked for yet">
      What learners miss comes here from “Request Features”, to be planned, built or declined with a reason.
    </EmptyState>
  )
}
