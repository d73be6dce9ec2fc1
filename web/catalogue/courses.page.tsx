import { listListedCourses, type CourseCard } from '#contract/catalogue/courses.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { rupees } from '#web/kit/format.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { plan } from '#web/site/index.ts'
import { CourseGrid } from './course-card.tsx'

function CoursesPage({ data: courses }: { data: CourseCard[] }) {
  return (
    <div className="container-page section">
      <h1 className="type-h1">Courses</h1>
      <p className="type-lead mt-4 mb-12 max-w-2xl">
        Every course is a thing you build: a ledger, a price board, a seat finder. Open one to read its syllabus week by
        week, down to what stands on the screen each Sunday.
      </p>
      {courses.length === 0 ? (
        <EmptyState title="No courses available">The next ones are being written. Look in again soon.</EmptyState>
      ) : (
        <CourseGrid courses={courses} level={2} isAtTop />
      )}
      <aside className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line pt-8">
        <p className="max-w-2xl text-pretty">
          Members take as many of them as they like: {plan.name} is {rupees(plan.rupeesPerMonth)} per month for all
          courses together. If you do not know where to begin, begin with the free demo and ask.
        </p>
        <ButtonLink href="/5day-demo">Book the free demo</ButtonLink>
      </aside>
    </div>
  )
}

export const page: PublicPage<CourseCard[]> = {
  load: (call) => call(listListedCourses),
  head: () => ({
    title: 'Courses',
    description:
      'Full-stack, frontend, backend, mobile, TypeScript, cloud, databases, DevOps and microservices: read each syllabus week by week before you join.',
    image: 'og-courses',
  }),
  View: CoursesPage,
  isInteractive: false,
}
