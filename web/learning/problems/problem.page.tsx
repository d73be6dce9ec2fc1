import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '#web/kit/api/call.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { NoEntry } from '../solutions/no-entry.tsx'
import { problemById } from './problems.api.ts'

const ProblemDesk = lazyComponent(() => import('./problem-desk.tsx'), 'ProblemDesk')

export function ProblemPage() {
  const problemId = Number(useParams()['problemId'])
  const problem = useQuery(problemById(problemId))
  const refusal = problem.error instanceof ApiError ? problem.error : null
  if (refusal?.code === 'not_found' || refusal?.code === 'not_allowed') return <NoEntry>{refusal.message}</NoEntry>
  return (
    <QueryView query={problem} skeleton={<Loading />}>
      {(found) => (
        <Suspense fallback={<Loading />}>
          <ProblemDesk key={found.problemId} problem={found} />
        </Suspense>
      )}
    </QueryView>
  )
}

const Loading = () => (
  <>
    <Skeleton className="mb-6 h-10 w-2/3 max-w-md" />
    <Skeleton className="h-112 rounded-card" />
  </>
)
