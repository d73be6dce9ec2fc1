import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { ApiError } from '#web/kit/api/call.ts'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { Recipient } from '#web/threads/index.ts'
import { reviewCase } from '../reviews/reviews.api.ts'
import { opinionCase, opinionPath, opinionsPath } from '../reviews/second-opinions.api.ts'
import { AnnouncementProvider } from './announcements.tsx'
import type { Outcome } from './second-opinion/opinion-outcome.tsx'
import { OpinionWorkbench } from './second-opinion/opinion-workbench.tsx'
import { filesOfCase, SubmittedFiles } from './submitted-files.ts'
import { Workbench } from './workbench.tsx'

// Loaded when the opinion is given.
const OpinionOutcome = lazyComponent(() => import('./second-opinion/opinion-outcome.tsx'), 'OpinionOutcome')

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
          <Recipient value={found.learner.name}>
            <SubmittedFiles value={filesOfCase(found)}>
              {/* The key reads the drafts again after an undo. */}
              <Workbench key={found.undone.length} review={found} />
            </SubmittedFiles>
          </Recipient>
        </AnnouncementProvider>
      )}
    </QueryView>
  )
}

export function OpinionAdmin() {
  const opinionId = Number(useParams()['opinionId'])
  return Number.isSafeInteger(opinionId) && opinionId > 0 ? (
    <OneOpinion key={opinionId} opinionId={opinionId} />
  ) : (
    <Navigate to={opinionsPath} replace />
  )
}

function OneOpinion({ opinionId }: { opinionId: number }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // A given opinion can't be read again.
  const opinion = useQuery({ ...opinionCase(opinionId), enabled: outcome === null })
  const error = opinion.error instanceof ApiError ? opinion.error : null
  if (outcome && opinion.data)
    return (
      <Suspense fallback={<WorkbenchSkeleton />}>
        <OpinionOutcome opinion={opinion.data} outcome={outcome} />
      </Suspense>
    )
  if (!opinion.data && error && ['not_allowed', 'not_found', 'conflict'].includes(error.code))
    return <NotAvailable title="You can’t give this second opinion" reason={error.message} />
  return (
    <QueryView query={opinion} skeleton={<WorkbenchSkeleton />}>
      {(found) => (
        <AnnouncementProvider>
          <Recipient value={found.learner.name}>
            <SubmittedFiles value={filesOfCase(found)}>
              <OpinionWorkbench opinion={found} onDecided={setOutcome} />
            </SubmittedFiles>
          </Recipient>
        </AnnouncementProvider>
      )}
    </QueryView>
  )
}

function NotAvailable({ title, reason }: { title: string; reason: string }) {
  return (
    <>
      <PageHeader title="Reviews" />
      <EmptyState title={title} action={<RouteButton to="/admin/reviews">Back to reviews</RouteButton>}>
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
