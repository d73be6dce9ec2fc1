import { CoursesAdmin } from '#web/catalogue/editor/courses.admin.tsx'
import { useMay } from '#web/identity/index.ts'
import { Overview } from '#web/insights/overview.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { SetupChecklist } from '#web/site/setup-checklist.tsx'

/** The staff home page: what needs attention and how the week is going; for who writes them also the courses. */
export function AdminHome() {
  const may = useMay()
  return (
    <>
      {may('site:act') && <SetupChecklist />}
      {!may('courses:see') && (
        <PageHeader
          intro="What needs attention, and how this week compares with last week."
          actions={
            may('reviews:act') && (
              <RouteButton to="/admin/reviews" variant="primary">
                Start reviewing
              </RouteButton>
            )
          }
        />
      )}
      <Overview>
        {may('courses:see') && (
          <div className="mt-10 border-t border-line pt-8">
            <CoursesAdmin />
          </div>
        )}
      </Overview>
    </>
  )
}
