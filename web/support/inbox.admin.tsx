import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { InboxRequest } from '#contract/support/inbox.ts'
import { supportTopics, type SupportTopic, mayReadTopic } from '#contract/support/requests.ts'
import { conversationStates, type ConversationState } from '#contract/threads/conversations.ts'
import { me } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { cappedCount } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { FoldedFilters } from '#web/kit/lists/folded-filters.tsx'
import type { Column } from '#web/kit/lists/table.tsx'
import { Due } from '#web/learning/index.ts'
import { DeskTable, stateLabels } from '#web/threads/index.ts'
import { inbox, type InboxFilter } from './inbox.api.ts'
import { topicLabels } from './topics.ts'

const filterInUrl = {
  read: (params: URLSearchParams): InboxFilter => ({
    state: oneOf(params, 'state', conversationStates) || 'open',
    topic: oneOf(params, 'topic', supportTopics),
    assignee: oneOf(params, 'assignee', ['me', 'unassigned']),
    search: params.get('search') ?? '',
  }),
  write: ({ state, ...filter }: InboxFilter) => ({ ...filter, state: state === 'open' ? '' : state }),
}

type ListProps = { filter: InboxFilter; onFilter: (change: Partial<InboxFilter>) => void }

export function InboxAdmin() {
  const { choice: filter, change } = useUrlState(filterInUrl)
  const waiting = useInfiniteQuery(inbox({ ...filter, state: 'open' })).data?.pages[0]?.waiting
  const labelOf = (state: ConversationState) =>
    state === 'open' && waiting !== undefined ? `Open (${cappedCount(waiting)})` : stateLabels[state]
  return (
    <>
      <PageHeader intro="What learners write to us, by the time we promised a reply. Your own requests aren’t listed." />
      <Tabs
        label="Support requests"
        value={filter.state}
        onChange={(state) => change({ state: state as ConversationState })}
        tabs={conversationStates.map((state) => ({
          value: state,
          label: labelOf(state),
          content: filter.state === state && <Requests filter={filter} onFilter={change} />,
        }))}
      />
    </>
  )
}

function Requests({ filter, onFilter }: ListProps) {
  const { state, topic, assignee, search } = filter
  return (
    <>
      <Filters filter={filter} onFilter={onFilter} />
      <DeskTable
        query={useInfiniteQuery(inbox(filter))}
        caption={state === 'open' ? 'Open requests, first promised first' : `${stateLabels[state]}, newest first`}
        idOf={({ requestId }) => requestId}
        isOpen={state === 'open'}
        columns={[columns, []]}
        Due={Due}
        empty={emptyTexts[state]}
        noMatches="No matching requests"
        isFiltered={topic !== '' || assignee !== '' || search !== ''}
        onClear={() => onFilter({ topic: '', assignee: '', search: '' })}
      />
    </>
  )
}

const columns: Column<InboxRequest>[] = [
  {
    key: 'subject',
    header: 'Subject',
    heading: true,
    written: true,
    cell: ({ requestId, subject }) => (
      <Link to={`/admin/support/${requestId}`} className="link font-semibold">
        {subject}
      </Link>
    ),
  },
  { key: 'learner', header: 'Learner', written: true, cell: ({ learner }) => learner.name },
  { key: 'topic', header: 'Topic', cell: ({ topic }) => topicLabels[topic] },
  {
    key: 'assignee',
    header: 'Assigned to',
    written: true,
    cell: ({ assignee }) => assignee?.name ?? <span className="text-soft">Nobody</span>,
  },
]

function Filters({ filter: { topic, assignee, search }, onFilter }: ListProps) {
  const person = useQuery(me).data ?? null
  const topics = supportTopics.filter((one) => mayReadTopic(person, one))
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,12rem)_minmax(0,12rem)]">
      <SearchField label="Subject or learner" value={search} onSearch={(typed) => onFilter({ search: typed })} />
      <FoldedFilters active={Number(topic !== '') + Number(assignee !== '')}>
        <Field label="Topic">
          <Select value={topic} onChange={({ target }) => onFilter({ topic: target.value as SupportTopic | '' })}>
            <option value="">All topics</option>
            <Options of={topics.map((one) => [one, topicLabels[one]])} />
          </Select>
        </Field>
        <Field label="Assigned to">
          <Select
            value={assignee}
            onChange={({ target }) => onFilter({ assignee: target.value as InboxFilter['assignee'] })}
          >
            <option value="">Anyone</option>
            <option value="me">Me</option>
            <option value="unassigned">Nobody</option>
          </Select>
        </Field>
      </FoldedFilters>
    </div>
  )
}

const emptyTexts: Record<ConversationState, [title: string, text: string]> = {
  open: ['All caught up', 'Every request has a reply. New ones appear here automatically.'],
  answered: ['No answered requests', 'Requests move here when you reply, until the learner or we resolve them.'],
  resolved: ['No resolved requests yet', 'Answered requests are resolved after seven days without a new message.'],
}
