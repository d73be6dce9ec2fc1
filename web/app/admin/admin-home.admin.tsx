import { Link } from 'react-router'
import { CoursesAdmin } from '#web/catalogue/editor/courses.admin.tsx'
import { Overview } from '#web/insights/overview.tsx'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'

/** Home, as staff open it: what waits and how the week goes; for admins the courses below it, as ever. */
export function AdminHome({ isAdmin }: { isAdmin: boolean }) {
  if (!isAdmin)
    return (
      <>
        <PageHeader
          title="Home"
          intro="What waits for a mentor, and how this week goes against the last."
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
      <Overview isAdmin />
      <div className="mt-10 border-t border-line pt-8">
        <CoursesAdmin />
      </div>
    </>
  )
}
