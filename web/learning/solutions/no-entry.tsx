import type { ReactNode } from 'react'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { ClosedPanel, useMembership } from '#web/membership/index.ts'

// Every page of a course imports this one.
const PastAttempts = lazyPart(() => import('./past-attempts.tsx'), 'PastAttempts')

type NoEntryProps = { title?: string; linkedStepId?: number | null; children: ReactNode }

/** A course or step the person may not open: why, where to go instead, and what they submitted for the linked step. */
export function NoEntry({ title = 'You can’t open this course', linkedStepId = null, children }: NoEntryProps) {
  const membership = useMembership()
  return (
    <>
      <PageHeader title="Tasks" />
      {membership?.hasAccess === false ? (
        <ClosedPanel membership={membership} />
      ) : (
        <EmptyCard title={title} action={<OtherCourses />}>
          {children}
        </EmptyCard>
      )}
      {linkedStepId && <PastAttempts taskStepId={linkedStepId} />}
    </>
  )
}

function OtherCourses() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <RouteButton to="/dashboard/all-courses" variant="primary">
        All courses
      </RouteButton>
      <RouteButton to="/dashboard/my-courses">My Courses</RouteButton>
    </div>
  )
}
