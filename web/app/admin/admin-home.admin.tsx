import { CoursesAdmin } from '#web/catalogue/editor/courses.admin.tsx'
import { Overview } from '#web/insights/overview.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
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
            <RouteButton to="/admin/reviews" variant="primary">
              Start reviewing
            </RouteButton>
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
