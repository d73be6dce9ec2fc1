import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/kit/button.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { useMyAccess } from './enrolments.api.ts'

/** A course that is not open to who asked: the server's words, and where to go from here. */
export function NoEntry({ children }: { children: ReactNode }) {
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
    </>
  )
}
