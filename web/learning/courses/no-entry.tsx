import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { PastAttempts } from '../solutions/past-attempts.tsx'
import { useMyAccess } from './enrolments.api.ts'

/** A course the person may not open: why, where to go instead, and what they submitted for the linked step. */
export function NoEntry({ linkedStepId = null, children }: { linkedStepId?: number | null; children: ReactNode }) {
  const access = useMyAccess()
  const action =
    access?.hasAccess === false
      ? { to: '/dashboard', label: 'Your subscription' }
      : { to: '/dashboard/all-courses', label: 'All courses' }
  return (
    <>
      <PageHeader title="Tasks" />
      <div className="surface">
        <EmptyState
          title="You can’t open this course"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Link to={action.to} className={buttonClass({ variant: 'primary' })}>
                {action.label}
              </Link>
              <Link to="/dashboard/my-courses" className={buttonClass()}>
                My Courses
              </Link>
            </div>
          }
        >
          {children}
        </EmptyState>
      </div>
      {linkedStepId && <PastAttempts taskStepId={linkedStepId} />}
    </>
  )
}
