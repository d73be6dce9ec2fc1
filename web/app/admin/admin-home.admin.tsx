import { Link } from 'react-router'
import { CoursesAdmin } from '#web/catalogue/editor/courses.admin.tsx'
import { Overview } from '#web/insights/overview.tsx'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { SetupChecklist } from '#web/site/setup-checklist.tsx'

/** The staff home page: what needs attention and how the week is going; for admins also the courses. */
export function AdminHome({ isAdmin }: { isAdmin: boolean }) {
  if (!isAdmin)
    return (
      <>
        <PageHeader
          intro="What needs a review, and how this week compares with last week."
          actions={
            <Link to="/admin/reviews" className={buttonClass({ variant: 'primary' })}>
              Start reviewing
            </Link>
          }
        />
        <Overview isAdmin={false} />
      </>
    )
  return (
    <>
      <SetupChecklist />
      <Overview isAdmin>
        <div className="mt-10 border-t border-line pt-8">
          <CoursesAdmin />
        </div>
      </Overview>
    </>
  )
}
