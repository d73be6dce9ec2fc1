import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '#web/kit/api/call.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { NoEntry } from '../solutions/no-entry.tsx'
import { interviewById } from './interviews.api.ts'

const InterviewDesk = lazyComponent(() => import('./interview-desk.tsx'), 'InterviewDesk')
const InterviewReview = lazyComponent(() => import('./interview-review.tsx'), 'InterviewReview')

/** The running interview, or the review of one that is over. */
export function InterviewPage() {
  const interviewId = Number(useParams()['interviewId'])
  const interview = useQuery(interviewById(interviewId))
  if (interview.error instanceof ApiError && interview.error.code === 'not_found')
    return <NoEntry>{interview.error.message}</NoEntry>
  return (
    <QueryView query={interview} skeleton={<Loading />}>
      {(found) => (
        <Suspense fallback={<Loading />}>
          {found.finishedAt === null ? (
            <InterviewDesk key={found.interviewId} interview={found} receivedAt={interview.dataUpdatedAt} />
          ) : (
            <InterviewReview key={found.interviewId} interview={found} />
          )}
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
