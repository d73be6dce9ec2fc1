import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/kit/button.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'

/** A course that is not open to who asked: the server's words, and where to go from here. */
export function NoEntry({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Tasks" />
      <div className="surface">
        <EmptyState
          title="This course is not open to you"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Link to="/dashboard/my-courses" className={buttonClass({ variant: 'primary' })}>
                My Courses
              </Link>
              <Link to="/dashboard/all-courses" className={buttonClass()}>
                All courses
              </Link>
              <Link to="/dashboard" className={buttonClass()}>
                Your subscription
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
