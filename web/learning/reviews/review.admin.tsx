import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { ApiError } from '#web/kit/api/call.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { opinionPath } from '../second-opinions/second-opinion-path.ts'
import { reviewCase } from './reviews.api.ts'
import { AnnouncementProvider } from '../workbench/announcements.tsx'
import { NotAvailable, WorkbenchSkeleton } from '../workbench/states.tsx'
import { Workbench } from '../workbench/workbench.tsx'

export function ReviewAdmin() {
  const solutionId = Number(useParams()['solutionId'])
  return Number.isSafeInteger(solutionId) && solutionId > 0 ? (
    <OneReview key={solutionId} solutionId={solutionId} />
  ) : (
    <Navigate to="/admin/reviews" replace />
  )
}

function OneReview({ solutionId }: { solutionId: number }) {
  const review = useQuery(reviewCase(solutionId))
  const code = review.error instanceof ApiError ? review.error.code : null
  if (!review.data && (code === 'not_allowed' || code === 'not_found')) {
    const title = code === 'not_found' ? 'Attempt not found' : 'You can’t review this attempt'
    return <NotAvailable title={title} reason={`${review.error?.message}.`} />
  }
  if (review.data?.opinionId) return <Navigate to={opinionPath(review.data.opinionId)} replace />
  return (
    <QueryView query={review} skeleton={<WorkbenchSkeleton />}>
      {(found) => (
        <AnnouncementProvider>
          {/* The key reads the drafts again after an undo. */}
          <Workbench key={found.undone.length} review={found} />
        </AnnouncementProvider>
      )}
    </QueryView>
  )
}
