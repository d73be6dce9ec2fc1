import { May } from '#web/identity/index.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type AtRiskList, atRiskLists } from '#contract/insights/at-risk.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { useNow } from '#web/kit/duration.ts'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { count, dayAndTime } from '#web/kit/format.ts'
import { Send } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { overview } from '../overview.api.ts'
import { asOfTime } from '../overview.rules.ts'
import { type AtRiskFilter, atRisk } from './at-risk.api.ts'
import { columnsOf } from './columns.tsx'
import { atRiskLabels, writeTo } from './labels.ts'

const filterInUrl = {
  read: (params: URLSearchParams): AtRiskFilter => ({
    list: oneOf(params, 'list', atRiskLists) || atRiskLists[0],
    search: (params.get('search') ?? '').slice(0, 100),
  }),
  write: (filter: AtRiskFilter) => filter,
}

type Texts = { meaning: string; empty: string }

const texts: Record<AtRiskList, Texts> = {
  'ending:7': {
    meaning: 'Access ends within 7 days, and no renewal is waiting to be verified.',
    empty: 'Nobody’s access ends in the next 7 days without a renewal on the way.',
  },
  'inactive:7': {
    meaning: 'Has access, but hasn’t visited, read or submitted anything for 7 days or more.',
    empty: 'Every learner with access was active in the last 7 days.',
  },
  'inactive:14': {
    meaning: 'Has access, but hasn’t visited, read or submitted anything for 14 days or more.',
    empty: 'Every learner with access was active in the last 14 days.',
  },
  'rejected:3': {
    meaning: 'Had work rejected 3 or more days ago and hasn’t submitted anything since.',
    empty: 'Everyone whose work was rejected has come back.',
  },
  'unstarted:7': {
    meaning: 'Enrolled in a course 7 or more days ago and has never submitted anything.',
    empty: 'Everyone who enrolled has submitted something.',
  },
}

export function AtRiskAdmin() {
  const { choice: filter, change } = useUrlState(filterInUrl)
  const figures = useQuery(overview).data?.figures
  const counts = new Map(figures?.atRisk?.map((row) => [row.list, row.count]))
  const labelOf = (list: AtRiskList) =>
    counts.has(list) ? `${atRiskLabels[list]} (${count(counts.get(list)!)})` : atRiskLabels[list]
  return (
    <>
      <PageHeader
        intro="Learners who have access but may be about to leave. Those whose access ends first are at the top."
        back={{ to: '/admin', label: 'Home' }}
      />
      <Tabs
        label="Lists of learners at risk"
        value={filter.list}
        onChange={(list) => change({ list: list as AtRiskList, search: '' })}
        tabs={atRiskLists.map((list) => ({
          value: list,
          label: labelOf(list),
          content: filter.list === list && (
            <Learners key={list} filter={filter} onSearch={(search) => change({ search })} />
          ),
        }))}
      />
      {figures && <Counted at={figures.asOf} />}
    </>
  )
}

function Counted({ at }: { at: string }) {
  return (
    <p className="type-small mt-4 text-soft">
      The numbers on the tabs are as of{' '}
      <time dateTime={at} title={dayAndTime(at)}>
        {asOfTime(at, useNow(60_000))}
      </time>
      . The lists are up to date.
    </p>
  )
}

function Learners({ filter, onSearch }: { filter: AtRiskFilter; onSearch: (search: string) => void }) {
  const { list, search } = filter
  const query = useInfiniteQuery(atRisk(filter))
  const now = useNow(60_000)
  const isEmpty = query.data?.pages[0]?.items.length === 0
  return (
    <>
      <p className="mb-4 max-w-3xl text-soft">{texts[list].meaning}</p>
      <search aria-label={atRiskLabels[list]} className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <SearchField label="Name, email or phone" value={search} onSearch={onSearch} className="w-full sm:max-w-72" />
        <div className="flex flex-wrap gap-3">
          <ExportButton list="at-risk" filter={filter} />
          {/* A message goes to the whole list, so the button isn’t offered for a part of it. */}
          {search === '' && !isEmpty && (
            <May do="messages:act">
              <RouteButton to={writeTo(list)} variant="primary">
                <Send aria-hidden="true" className="size-4.5" />
                Write to everyone on this list
              </RouteButton>
            </May>
          )}
        </div>
      </search>
      <QueryView query={query}>
        {({ pages }) => (
          <>
            <Table
              caption={atRiskLabels[list]}
              rows={uniqueRows(pages, ({ userId }) => userId)}
              rowKey={({ userId }) => userId}
              columns={columnsOf(list, now)}
              empty={
                search === '' ? (
                  <EmptyState title="Nobody here right now">{texts[list].empty}</EmptyState>
                ) : (
                  <EmptyState
                    title="Nobody found on this list"
                    action={<Button onClick={() => onSearch('')}>Show the whole list</Button>}
                  >
                    Search by name, email or phone number.
                  </EmptyState>
                )
              }
            />
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </>
  )
}
