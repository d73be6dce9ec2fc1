import { listListedCourses, type PublicCourse } from '#contract/catalogue/courses.ts'
import { listStartLessons } from '#contract/catalogue/start-lessons.ts'
import { getSite, type Site } from '#contract/site/settings.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import type { PublicPage } from '#web/kit/api/page.ts'
import { describePlan, planName } from '#web/site/index.ts'
import { CourseGrid } from './course-card.tsx'
import { StartLink } from './start-link.tsx'
import { answersIn, CourseFinder } from './suggestion.tsx'
import type { Answers } from './suggestion.rules.ts'

type Data = { courses: PublicCourse[]; site: Site; answers: Answers | null; startLessons: number }

function CoursesPage({ data: { courses, site, answers, startLessons } }: { data: Data }) {
  const { price, period } = describePlan(site)
  return (
    <div className="container-page section">
      <h1 className="type-h1">Courses</h1>
      <p className="type-lead mt-4 mb-8 max-w-2xl">
        In every course you build something real: a ledger, a price board, a seat finder. Open a course to see its
        syllabus and what you’ll have built by the end of each week.
      </p>
      <StartLink lessons={startLessons} className="-mt-4 mb-8" />
      <CourseFinder courses={courses} hasStart={startLessons > 0} answers={answers} />
      {courses.length === 0 ? (
        <EmptyState title="No courses available">We’re working on new courses. Please check back soon.</EmptyState>
      ) : (
        <CourseGrid courses={courses} site={site} level={2} isAtTop />
      )}
      <aside className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line pt-8">
        <p className="max-w-2xl text-pretty">
          {planName} is {price} {period} and includes every course, so take as many as you like. Not sure where to
          start? Ask us in a free demo.
        </p>
        <ButtonLink href="/5day-demo">Book a free demo</ButtonLink>
      </aside>
    </div>
  )
}

export const page: PublicPage<Data> = {
  load: async (call, { query }) => {
    const [courses, site, lessons] = await Promise.all([call(listListedCourses), call(getSite), call(listStartLessons)])
    return { courses, site, answers: answersIn(query), startLessons: lessons.length }
  },
  head: () => ({
    title: 'Online tech courses with projects and mentors',
    description:
      'Full-stack, frontend, backend, mobile, TypeScript, cloud, databases, DevOps, microservices and interviews: read each syllabus before you join.',
    image: 'og-courses',
  }),
  View: CoursesPage,
  isInteractive: false,
  freshness: 'by query',
}
