import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from 'react-router'
import { ApiError } from '#web/kit/api/call.ts'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { reviewCase } from './reviews.api.ts'
import { AnnouncementProvider } from '../workbench/announcements.tsx'
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
    return <NotAvailable reason={`${review.error?.message}.`} isMissing={code === 'not_found'} />
  }
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

function NotAvailable({ reason, isMissing }: { reason: string; isMissing: boolean }) {
  return (
    <>
      <PageHeader title="Reviews" />
      <EmptyState
        title={isMissing ? 'Attempt not found' : 'You can’t review this attempt'}
        action={
          <Link to="/admin/reviews" className={buttonClass()}>
            Back to reviews
          </Link>
        }
      >
        {reason}
      </EmptyState>
    </>
  )
}

function WorkbenchSkeleton() {
  return (
    <div className="grid gap-6 xl:grid-cols-[13rem_minmax(0,1fr)_19rem]">
      <Skeleton className="h-6 w-2/3 xl:col-span-3" />
      <SkeletonText lines={6} />
      <SkeletonText lines={14} />
      <SkeletonText lines={5} />
    </div>
  )
}
