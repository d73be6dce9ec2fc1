import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type ListedMessage, messageStates, type MessageState } from '#contract/messages/messages.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { count, dayAndTime } from '#web/kit/format.ts'
import { May } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { messageList, type MessagesFilter } from './messages.api.ts'
import { MessageBadge, stateLabels } from './states.tsx'

const filterInUrl = {
  read: (params: URLSearchParams): MessagesFilter => ({
    state: oneOf(params, 'state', messageStates),
    search: params.get('search') ?? '',
  }),
  write: (filter: MessagesFilter) => filter,
}

const newMessage = (
  <May do="messages:act">
    <RouteButton to="/admin/messages/new" variant="primary">
      New message
    </RouteButton>
  </May>
)

export function MessagesAdmin() {
  const { choice: filter, change } = useUrlState(filterInUrl)
  const query = useInfiniteQuery(messageList(filter))
  const isFiltered = filter.state !== '' || filter.search !== ''
  return (
    <>
      <PageHeader
        intro="Messages and announcements to learners: in their notifications, and by email to everyone who allows it."
        actions={newMessage}
      />
      <div className="mb-4 grid gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,12rem)]">
        <SearchField label="Subject" value={filter.search} onSearch={(search) => change({ search })} />
        <Field label="State">
          <Select value={filter.state} onChange={({ target }) => change({ state: target.value as MessageState | '' })}>
            <option value="">All states</option>
            <Options of={messageStates.map((state) => [state, stateLabels[state]])} />
          </Select>
        </Field>
      </div>
      <QueryView query={query}>
        {({ pages }) => (
          <>
            <Table
              caption="Messages, newest first"
              rows={uniqueRows(pages, ({ messageId }) => messageId)}
              rowKey={({ messageId }) => messageId}
              columns={columns}
              empty={
                isFiltered ? (
                  <EmptyState
                    title="No matching messages"
                    action={<Button onClick={() => change({ state: '', search: '' })}>Clear filters</Button>}
                  />
                ) : (
                  <EmptyState title="No messages yet" action={newMessage}>
                    Write to one learner, a course, or everyone whose access ends soon.
                  </EmptyState>
                )
              }
            />
            <LoadMore query={query} label="Show older" />
          </>
        )}
      </QueryView>
    </>
  )
}

const columns: Column<ListedMessage>[] = [
  {
    key: 'subject',
    header: 'Subject',
    heading: true,
    written: true,
    cell: ({ messageId, subject }) => (
      <Link to={`/admin/messages/${messageId}`} className="link font-semibold">
        {subject || 'No subject yet'}
      </Link>
    ),
  },
  { key: 'audience', header: 'Recipients', written: true, cell: ({ audience }) => audience || 'Not chosen yet' },
  { key: 'state', header: 'State', cell: ({ state }) => <MessageBadge state={state} /> },
  {
    key: 'delivered',
    header: 'Delivered',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ startedAt, delivered, recipients }) =>
      startedAt ? `${count(delivered)} of ${count(recipients)}` : <span className="text-soft">Not sent</span>,
  },
  { key: 'author', header: 'Author', written: true, cell: ({ author }) => author.name },
  { key: 'when', header: 'When', className: 'whitespace-nowrap', cell: describeTime },
]

function describeTime({ state, scheduledFor, startedAt, updatedAt }: ListedMessage): string {
  if (state === 'scheduled') return `For ${dayAndTime(scheduledFor!)}`
  return startedAt ? dayAndTime(startedAt) : `Edited ${dayAndTime(updatedAt)}`
}
