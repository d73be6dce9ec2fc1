import { useQuery } from '@tanstack/react-query'
import { RouteButton, RouteLink } from '#web/kit/layout/route-links.tsx'
import { allCourses } from '../courses.api.ts'

/** From the home of the staff to the tasks of a course with one click; on phones in one line that scrolls. */
export function CourseLinks() {
  const { data = [] } = useQuery(allCourses)
  return (
    <section className="mt-7">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="type-h3">Courses</h2>
        <RouteLink to="/admin/courses">All courses</RouteLink>
      </div>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {data.map(({ courseId, courseTitle }) => (
          <li key={courseId} className="shrink-0">
            <RouteButton to={`/admin/tasks/${courseId}`} size="small">
              {courseTitle}
            </RouteButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
