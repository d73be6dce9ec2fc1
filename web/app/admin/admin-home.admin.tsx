import { CourseLinks } from '#web/catalogue/editor/course-links.tsx'
import { useMay } from '#web/identity/index.ts'
import { Overview } from '#web/insights/overview.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { SetupChecklist } from '#web/site/setup-checklist.tsx'

/** The staff home page: what needs attention and how the week is going; and the way to the work. */
export function AdminHome() {
  const may = useMay()
  return (
    <>
      {may('site:act') && <SetupChecklist />}
      <PageHeader
        intro="What needs attention, and how this week compares with last week."
        actions={
          <>
            {may('sessions:see') && <RouteButton to="/admin/sessions">Sessions</RouteButton>}
            {may('reviews:act') && (
              <RouteButton to="/admin/reviews" variant="primary">
                Start reviewing
              </RouteButton>
            )}
          </>
        }
      />
      <Overview />
      {may('courses:see') && <CourseLinks />}
    </>
  )
}
