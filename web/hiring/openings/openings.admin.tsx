import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type OpeningState, openingStates } from '#contract/hiring/hiring.ts'
import type { DeskOpening } from '#contract/hiring/openings.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SuggestDialog } from '../suggestions/suggest-dialog.tsx'
import { DeskCard } from './desk-card.tsx'
import { stateLabels } from './opening-state.tsx'
import { type DeskFilter, deskOpenings } from './openings.api.ts'
import { ReturnDialog } from './return-dialog.tsx'

const filterInUrl = {
  read: (params: URLSearchParams): DeskFilter => ({
    search: (params.get('search') ?? '').slice(0, 100),
    state: oneOf(params, 'state', openingStates) || 'submitted',
  }),
  write: ({ search, state }: DeskFilter) => ({ search, state: state === 'submitted' ? '' : state }),
}

/** What companies want to publish on the jobs board. */
export function OpeningsAdmin() {
  const { choice: filter, change } = useUrlState(filterInUrl)
  const query = useInfiniteQuery(deskOpenings(filter))
  const [returned, setReturned] = useState<DeskOpening>()
  const [suggestedFor, setSuggestedFor] = useState<DeskOpening>()
  const onSearch = useCallback((search: string) => change({ search }), [change])
  return (
    <>
      <PageHeader intro="What companies want to hire for. An opening you approve is on the jobs board, marked as a partner’s." />
      <search aria-label="Openings" className="mb-4 grid gap-4 sm:grid-cols-[minmax(0,22rem)_12rem]">
        <SearchField label="Title or company" value={filter.search} onSearch={onSearch} />
        <Field label="Status">
          <Select value={filter.state} onChange={({ target }) => change({ state: target.value as OpeningState })}>
            <Options of={Object.entries(stateLabels)} />
          </Select>
        </Field>
      </search>
      <QueryView query={query}>
        {({ pages }) => {
          const openings = uniqueRows(pages, ({ openingId }) => openingId)
          if (openings.length === 0) return <NoOpenings filter={filter} onClear={() => change({ search: '' })} />
          return (
            <>
              <ul className="grid gap-4">
                {openings.map((opening) => (
                  <li key={opening.openingId} className="min-w-0">
                    <DeskCard
                      opening={opening}
                      onReturn={() => setReturned(opening)}
                      onSuggest={() => setSuggestedFor(opening)}
                    />
                  </li>
                ))}
              </ul>
              <LoadMore query={query} />
            </>
          )
        }}
      </QueryView>
      {suggestedFor && <SuggestDialog opening={suggestedFor} onClose={() => setSuggestedFor(undefined)} />}
      {returned && <ReturnDialog opening={returned} onClose={() => setReturned(undefined)} />}
    </>
  )
}

function NoOpenings({ filter: { search, state }, onClear }: { filter: DeskFilter; onClear: () => void }) {
  if (search !== '')
    return (
      <EmptyCard title="No matching openings" action={<Button onClick={onClear}>Clear the search</Button>}>
        No opening with this status matches your search.
      </EmptyCard>
    )
  if (state === 'submitted')
    return <EmptyCard title="Nothing to decide">Openings that companies send appear here, oldest first.</EmptyCard>
  return <EmptyCard title="None">No opening has this status.</EmptyCard>
}
