import { useQuery } from '@tanstack/react-query'
import { RouteButton, RouteLink } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { CertificateLinks } from './certificate-links.tsx'
import { EnrolledCard, type MyCourse } from './enrolled-card.tsx'
import { enrolledCourses } from './enrolments.api.ts'
import { LessonSearchForm } from './lesson-search-form.tsx'
import { ClosedCourses } from './closed-courses.tsx'
import { type Membership, MembershipNotice, myPayments, toMembership } from '#web/membership/index.ts'

export function MyCoursesPage() {
  const enrolled = useQuery(enrolledCourses)
  const payments = useQuery(myPayments)
  return (
    <>
      <PageHeader intro="Your courses and what to do next" />
      <QueryView query={enrolled} skeleton={<MyCoursesSkeleton />}>
        {({ data, foundSubscription }) => {
          const courses = data.flatMap(({ course }) => course)
          const mine = payments.data ? toMembership(payments.data) : fromSubscription(foundSubscription)
          if (!mine) return <QueryView query={payments}>{() => null}</QueryView>
          if (!mine.hasAccess) return <ClosedCourses membership={mine} courses={courses} />
          return (
            <>
              {(mine.state === 'pending' || mine.state === 'rejected') && (
                <MembershipNotice membership={mine} className="mb-6" />
              )}
              <MyCourses courses={courses} />
            </>
          )
        }}
      </QueryView>
    </>
  )
}

type FoundSubscription = { subscriptionEnds: string | null } | undefined

/**
 * Until my payments are loaded, what the spec's response says, unless courses are closed: only my payments say whether
 * there is something to pay.
 */
function fromSubscription(found: FoundSubscription): Membership | null {
  const ends = found?.subscriptionEnds ?? null
  const isOpen = ends !== null && Date.parse(ends) > Date.now()
  return isOpen ? { state: 'active', hasAccess: true, ends, payment: null } : null
}

function MyCourses({ courses }: { courses: MyCourse[] }) {
  const current = courses.filter((course) => !course.isArchived).toSorted(unfinishedFirst)
  const archived = courses.filter((course) => course.isArchived)
  return (
    <>
      {current.length === 0 ? (
        <EmptyCard
          title="No Courses Enrolled"
          action={
            <RouteButton to="/dashboard/all-courses" variant="primary">
              Choose a skill
            </RouteButton>
          }
        >
          When you enrol in a course, you’ll find it here.
        </EmptyCard>
      ) : (
        <>
          <LessonSearchForm label="Search your lessons" className="mb-6" />
          <ul aria-label="My courses" className="grid grid-cols-1 gap-5">
            {current.map((course, index) => (
              <EnrolledCard key={course.courseId} course={course} isFirst={index === 0} />
            ))}
          </ul>
        </>
      )}
      {archived.length > 0 && <ArchivedCourses courses={archived} />}
    </>
  )
}

const unfinishedFirst = (a: MyCourse, b: MyCourse) =>
  Number(a.certificateCode !== null) - Number(b.certificateCode !== null)

function ArchivedCourses({ courses }: { courses: MyCourse[] }) {
  return (
    <section aria-labelledby="archived" className="mt-10">
      <h2 id="archived" className="type-h3 mb-3 text-soft">
        No longer available
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {courses.map(({ courseId, courseTitle, progress, certificateCode }) => (
          <li key={courseId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="min-w-0">
              <RouteLink to={`/dashboard/tasks/${courseId}`}>{courseTitle}</RouteLink>
              <span className="type-small block text-soft">
                {progress.approved} of {progress.steps} steps approved
              </span>
            </p>
            {certificateCode && <CertificateLinks code={certificateCode} courseTitle={courseTitle} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MyCoursesSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5">
      {[0, 1].map((index) => (
        <div key={index} className="surface flex flex-col overflow-hidden sm:flex-row">
          <Skeleton className="aspect-video rounded-none sm:m-6 sm:mr-0 sm:w-56 sm:rounded-control" />
          <div className="flex-1 p-6">
            <Skeleton className="mb-4 h-5 w-1/2" />
            <SkeletonText lines={2} className="mb-6 max-w-md" />
            <Skeleton className="h-10 w-28 rounded-control" />
          </div>
        </div>
      ))}
    </div>
  )
}
