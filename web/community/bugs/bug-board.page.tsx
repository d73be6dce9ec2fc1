import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bugStates } from '#contract/community/bugs.ts'
import { me } from '#web/identity/index.ts'
import { ReadOnlyNote, useMayPost } from '#web/membership/index.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Bug as BugIcon } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { BoardList } from '../board-list.tsx'
import { BugFilterBar } from './bug-filter-bar.tsx'
import { BugReportDialog } from './bug-report-dialog.tsx'
import { BugRow } from './bug-row.tsx'
import { type BugFilter, bugList } from './api.ts'

export function BugBoardPage() {
  const { choice: filter, change } = useUrlState(boardUrl)
  const bugs = useInfiniteQuery(bugList(filter))
  const person = useQuery(me)
  const [isReporting, setIsReporting] = useState(false)
  const mayPost = useMayPost()
  const reportButton = (
    <Button variant="primary" onClick={() => setIsReporting(true)}>
      <BugIcon aria-hidden="true" className="size-4.5" />
      Report a bug
    </Button>
  )
  return (
    <>
      <PageHeader intro="Report what isn’t working and follow the fix." actions={mayPost && reportButton} />
      {!mayPost && <ReadOnlyNote className="mb-5" />}
      <BugFilterBar filter={filter} counts={bugs.data?.pages[0]?.counts} onChange={change} />
      <BoardList
        query={bugs}
        skeleton={<BoardSkeleton />}
        empty={<NoBugs filter={filter} onClear={() => change({ state: '', mine: '', search: '' })} />}
        idOf={({ bugId }) => bugId}
        className="surface divide-y divide-line"
      >
        {(bug) => <BugRow key={bug.bugId} bug={bug} />}
      </BoardList>
      {isReporting && person.data && <BugReportDialog me={person.data} onClose={() => setIsReporting(false)} />}
    </>
  )
}

const boardUrl = {
  read: (params: URLSearchParams): BugFilter => ({
    state: oneOf(params, 'state', bugStates),
    mine: oneOf(params, 'mine', ['yes']),
    search: params.get('search') ?? '',
  }),
  write: (filter: BugFilter) => filter,
}

function NoBugs({ filter, onClear }: { filter: BugFilter; onClear: () => void }) {
  const isFiltered = filter.state || filter.mine || filter.search
  return isFiltered ? (
    <EmptyCard title="No bugs found" action={<Button onClick={onClear}>Show all bugs</Button>}>
      {filter.mine && !filter.search ? 'Bugs you report show up here.' : 'Try a different search or filter.'}
    </EmptyCard>
  ) : (
    <EmptyCard title="No bugs yet">Something not working? Report it, and follow the fix here.</EmptyCard>
  )
}

function BoardSkeleton() {
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
