import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { KeptAttempts } from '../solutions/kept-attempts.tsx'
import { useMyAccess } from './enrolments.api.ts'

/** A course that is not open to who asked: the server's words, where to go, and what they handed in. */
export function NoEntry({ askedStepId = null, children }: { askedStepId?: number | null; children: ReactNode }) {
  const access = useMyAccess()
  const wayOut =
    access?.hasAccess === false
      ? { to: '/dashboard', label: 'Your subscription' }
      : { to: '/dashboard/all-courses', label: 'All courses' }
  return (
    <>
      <PageHeader title="Tasks" />
      <div className="surface">
        <EmptyState
          title="This course is not open to you"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Link to={wayOut.to} className={buttonClass({ variant: 'primary' })}>
                {wayOut.label}
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
      {askedStepId && <KeptAttempts taskStepId={askedStepId} />}
    </>
  )
}
