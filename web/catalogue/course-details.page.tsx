import { getCourse, type CourseDetails, type Trainer } from '#contract/catalogue/courses.ts'
import { getNextPublicSession, type PublicSession } from '#contract/site/next-session.ts'
import { getSite, type Site } from '#contract/site/settings.ts'
import { nullIfMissing } from '#web/kit/api/is-rejection.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import type { PublicPage } from '#web/kit/api/page.ts'
import { describePlan } from '#web/site/index.ts'
import { coursePreviewImage } from './course-preview-image.ts'
import { CourseFactList } from './course-fact-list.tsx'
import { CourseHead } from './course-head.tsx'
import { EnrolButton } from './enrol-button.tsx'
import { PriceCard } from './price-card.tsx'
import { Syllabus } from './syllabus.tsx'
import { TrainerCard } from './trainer-card.tsx'
import { formatWeeks } from './format-weeks.ts'

type Data = { course: CourseDetails | null; site: Site; next: PublicSession | null }

function CourseDetailsPage({ data: { course, site, next } }: { data: Data }) {
  if (!course) return <CourseNotFound />
  const [opening, ...rest] = course.courseDescription.split(/\n{2,}/)
  return (
    <article>
      <CourseHead course={course} />
      <div className="container-page section grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* First in reading order; beside the description on wide screens. */}
        <div className="lg:col-start-2 lg:row-span-4">
          <PriceCard course={course} site={site} next={next} />
        </div>
        <div className="max-w-2xl lg:col-start-1 lg:row-start-1">
          <p className="text-lg leading-relaxed text-pretty lg:text-xl">{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-soft text-pretty">
              {paragraph}
            </p>
          ))}
        </div>
        <CourseFactList facts={course.facts} />
        <section className="lg:col-start-1" aria-labelledby="syllabus">
          <h2 id="syllabus" className="type-h2 mb-6">
            {course.weeks === 0 ? 'Syllabus' : `Syllabus: ${formatWeeks(course.weeks)}`}
          </h2>
          {course.weeks === 0 && <p className="text-soft">We’re still planning the weeks. They’ll be here soon.</p>}
          <Syllabus weeks={course.syllabus} />
          <EnrolButton courseId={course.courseId} className="mt-8 w-full lg:hidden" />
        </section>
        {course.trainer.name !== '' && <TrainerCard trainer={course.trainer} />}
      </div>
    </article>
  )
}

function CourseNotFound() {
  return (
    <div className="container-page section flex flex-col items-center text-center">
      <ErrorIllustration />
      <h1 className="type-h2 mt-6">Course not found</h1>
      <p className="mt-3 mb-6 max-w-md text-soft">The course may have been removed, or the link may be mistyped.</p>
      <ButtonLink href="/courses">See all courses</ButtonLink>
    </div>
  )
}

/** Only real people are in the data for search engines. */
const isReal = ({ name, isSample }: Trainer) => name !== '' && !isSample

/** For search engines, without the fields staff haven't filled in yet. */
function describeCourse({ courseTitle, weeks, subtitle, trainer }: CourseDetails): string {
  const length = weeks === 0 ? '' : ` in ${formatWeeks(weeks)}`
  const about = subtitle === '' ? '' : `: ${subtitle}`
  const teacher = isReal(trainer) ? ` Taught by ${trainer.name}.` : ''
  return `${courseTitle}${length}${about}.${teacher}`
}

const jsonLd = ({ courseTitle, courseDescription, trainer, weeks }: CourseDetails, site: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: courseTitle,
  description: courseDescription,
  provider: { '@type': 'EducationalOrganization', name: site.name },
  // The plan includes every course; nothing is sold by the course.
  offers: { '@type': 'Offer', category: 'Subscription', price: describePlan(site).rupees, priceCurrency: 'INR' },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    ...(weeks > 0 && { courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: weeks } }),
    ...(isReal(trainer) && { instructor: { '@type': 'Person', name: trainer.name } }),
  },
})

export const page: PublicPage<Data> = {
  load: async (call, { params }) => {
    const [course, site, next] = await Promise.all([
      nullIfMissing(call(getCourse, { params: { courseId: params['courseId'] } })),
      call(getSite),
      call(getNextPublicSession),
    ])
    return { course, site, next }
  },
  status: ({ course }) => (course ? 200 : 404),
  head: ({ data: { course, site } }) =>
    course
      ? {
          title: course.courseTitle,
          description: describeCourse(course),
          image: coursePreviewImage(course),
          jsonLd: [jsonLd(course, site)],
        }
      : { title: 'Course not found', description: 'We couldn’t find this course.', isNoIndex: true },
  View: CourseDetailsPage,
  isInteractive: false,
  hasMemberLinks: true,
}
