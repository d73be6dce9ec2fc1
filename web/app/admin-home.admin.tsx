import { CoursesAdmin } from '#web/catalogue/courses.admin.tsx'
import { Overview } from '#web/insights/overview.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'

/** Home, as staff open it: what waits and how the week goes; for admins the courses below it, as ever. */
export function AdminHome({ isAdmin }: { isAdmin: boolean }) {
  if (!isAdmin)
    return (
      <>
        <PageHeader title="Home" intro="What waits for a mentor, and how this week goes against the last." />
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
