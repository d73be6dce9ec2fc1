import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Bug as BugIcon } from 'lucide-react'
import { useState } from 'react'
import { bugStates, type Bug } from '#contract/community/bugs.ts'
import { me } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { BugFilterBar } from './bug-filter-bar.tsx'
import { BugReportDialog } from './bug-report-dialog.tsx'
import { BugRow } from './bug-row.tsx'
import { type BugFilter, bugsThatFit } from './api.ts'

/** What does not work, by whom it was found and what became of it. */
export function BugBoardPage() {
  const { choice: filter, change } = useUrlState(inAddress)
  const bugs = useInfiniteQuery(bugsThatFit(filter))
  const person = useQuery(me)
  const [isReporting, setIsReporting] = useState(false)
  const reportButton = (
    <Button variant="primary" onClick={() => setIsReporting(true)}>
      <BugIcon aria-hidden="true" className="size-4.5" />
      Report a bug
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Bug Board"
        intro="Report what does not work, and see what became of it."
        actions={reportButton}
      />
      <BugFilterBar filter={filter} counts={bugs.data?.pages[0]?.counts} onChange={change} />
      <QueryView query={bugs} skeleton={<RowsToCome />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0) {
            return (
              <div className="surface">
                <NoBugs filter={filter} onClear={() => change({ state: undefined, mine: false, search: '' })} />
              </div>
            )
          }
          return (
            <BugRows
              bugs={items}
              hasMore={bugs.hasNextPage}
              isBusy={bugs.isFetchingNextPage}
              onMore={() => void bugs.fetchNextPage()}
            />
          )
        }}
      </QueryView>
      {isReporting && person.data && <BugReportDialog me={person.data} onClose={() => setIsReporting(false)} />}
    </>
  )
}

const inAddress = {
  read: (params: URLSearchParams): BugFilter => ({
    state: bugStates.find((known) => known === params.get('state')),
    mine: params.get('mine') === 'yes',
    search: params.get('search') ?? '',
  }),
  write: ({ state, mine, search }: BugFilter) => ({ state: state ?? '', mine: mine ? 'yes' : '', search }),
}

type BugRowsProps = { bugs: Bug[]; hasMore: boolean; isBusy: boolean; onMore: () => void }

function BugRows({ bugs, hasMore, isBusy, onMore }: BugRowsProps) {
  return (
    <>
      <ul className="surface divide-y divide-line">
        {bugs.map((bug) => (
          <BugRow key={bug.bugId} bug={bug} />
        ))}
      </ul>
      {hasMore && (
        <Button className="mt-5" busy={isBusy} onClick={onMore}>
          Show older ones
        </Button>
      )}
    </>
  )
}

function NoBugs({ filter, onClear }: { filter: BugFilter; onClear: () => void }) {
  if (filter.state || filter.mine || filter.search) {
    return (
      <EmptyState title="No bug fits" action={<Button onClick={onClear}>Show all bugs</Button>}>
        {filter.mine && !filter.search
          ? 'What you report is listed here, with what staff says about it.'
          : 'Try fewer words, or another state.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No bug is known">
      When something does not work, tell us what you did and what happened. Everyone sees here what became of it.
    </EmptyState>
  )
}

function RowsToCome() {
  return (
    <div className="surface divide-y divide-line">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="grid gap-3 px-5 py-4">
          <div className="flex justify-between gap-4">
            <Skeleton className="h-4.5 w-1/2" />
            <Skeleton className="h-6 w-20 rounded-full" />
          </div>
          <Skeleton className="h-3.5 w-1/3" />
        </div>
      ))}
    </div>
  )
}
