import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { boardFilters, boardGroups } from '#contract/hiring/board.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SuggestDialog } from '../suggestions/suggest-dialog.tsx'
import { board, type BoardFilter } from './board.api.ts'
import { BoardRowCard, type SuggestedFor } from './board-row.tsx'

const groupLabels = { opening: 'Opening', learner: 'Learner' } satisfies Record<BoardFilter['by'], string>
const filterLabels = {
  running: 'In progress',
  silent: 'Silent for 14 days',
  all: 'All, also ended',
} satisfies Record<BoardFilter['only'], string>

const filterInUrl = {
  read: (params: URLSearchParams): BoardFilter => ({
    by: oneOf(params, 'by', boardGroups) || 'opening',
    only: oneOf(params, 'only', boardFilters) || 'running',
    search: (params.get('search') ?? '').slice(0, 100),
  }),
  write: ({ by, only, search }: BoardFilter) => ({
    by: by === 'opening' ? '' : by,
    only: only === 'running' ? '' : only,
    search,
  }),
}

/** Every introduction by its state, and whose turn it is. */
export function BoardAdmin() {
  const { choice: filter, change } = useUrlState(filterInUrl)
  const query = useInfiniteQuery(board(filter))
  const [suggestedFor, setSuggestedFor] = useState<SuggestedFor>()
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const silent = query.data?.pages[0]?.silent ?? 0
  return (
    <>
      <PageHeader intro="Who is introduced to whom, how far it got, and whose turn it is." />
      {silent > 0 && filter.only !== 'silent' && (
        <Callout tone="waiting" className="mb-5">
          {silent === 1 ? '1 introduction has' : `${silent} introductions have`} been silent for 14 days or longer.{' '}
          <button type="button" className="link touch" onClick={() => change({ only: 'silent', search: '' })}>
            Show them
          </button>
        </Callout>
      )}
      <search
        aria-label="Introductions"
        className="mb-4 grid grid-cols-2 gap-4 sm:grid-cols-[minmax(0,22rem)_10rem_12rem]"
      >
        <SearchField
          label="Opening, company or learner"
          value={filter.search}
          onSearch={onSearch}
          className="max-sm:col-span-2"
        />
        <Field label="By">
          <Select value={filter.by} onChange={({ target }) => change({ by: target.value as BoardFilter['by'] })}>
            <Options of={Object.entries(groupLabels)} />
          </Select>
        </Field>
        <Field label="Show">
          <Select value={filter.only} onChange={({ target }) => change({ only: target.value as BoardFilter['only'] })}>
            <Options of={Object.entries(filterLabels)} />
          </Select>
        </Field>
      </search>
      <QueryView query={query}>
        {({ pages }) => {
          const rows = uniqueRows(pages, ({ id }) => id)
          if (rows.length === 0)
            return <NoRows filter={filter} onClear={() => change({ only: 'running', search: '' })} />
          return (
            <div className={classes(query.isPlaceholderData && 'opacity-60')} aria-busy={query.isPlaceholderData}>
              <ul className="grid gap-4">
                {rows.map((row) => (
                  <li key={row.id} className="min-w-0">
                    <BoardRowCard row={row} filter={filter} onSuggest={setSuggestedFor} />
                  </li>
                ))}
              </ul>
              <LoadMore query={query} />
            </div>
          )
        }}
      </QueryView>
      {suggestedFor && <SuggestDialog opening={suggestedFor} onClose={() => setSuggestedFor(undefined)} />}
    </>
  )
}

function NoRows({ filter: { only, search }, onClear }: { filter: BoardFilter; onClear: () => void }) {
  if (search !== '' || only === 'silent')
    return (
      <EmptyCard title="No introductions found" action={<Button onClick={onClear}>Clear filters</Button>}>
        {only === 'silent' && search === ''
          ? 'Every introduction moved within the last 14 days.'
          : 'No introduction matches your search.'}
      </EmptyCard>
    )
  return (
    <EmptyCard title="No introductions yet">
      They appear here once a company asks for a learner, or you suggest one from an opening.
    </EmptyCard>
  )
}
