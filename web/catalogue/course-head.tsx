import type { CourseDetails } from '#contract/catalogue/courses.ts'
import { count } from '#web/kit/format.ts'
import { ChevronLeft } from '#web/kit/icons.tsx'
import { Picture } from '#web/kit/layout/image.tsx'
import { FirstLessonLink } from './first-lesson-link.tsx'
import { formatWeeks } from './format-weeks.ts'

function formatEnrolled(learners: number): string {
  if (learners === 0) return 'Be one of the first learners'
  return learners === 1 ? '1 learner enrolled' : `${count(learners)} learners enrolled`
}

/** The picture is cropped so that the bridge in it continues the header's bottom line. */
export function CourseHead({ course }: { course: CourseDetails }) {
  const { weeks, trainer, enrolledCount } = course
  const facts = [
    ...(weeks > 0 ? [formatWeeks(weeks)] : []),
    ...(trainer.name === '' ? [] : [`With ${trainer.name}${trainer.isSample ? ' (sample)' : ''}`]),
    formatEnrolled(enrolledCount),
  ]
  return (
    <header className="deep border-b-4 border-marigold">
      <div className="container-page grid grid-cols-1 items-end gap-x-12 lg:grid-cols-[minmax(24rem,1fr)_minmax(0,35rem)]">
        <div className="py-8 lg:pt-14 lg:pb-12">
          <a
            href="/courses"
            className="touch -ml-1 inline-flex items-center gap-1 text-soft hover:text-ink hover:underline"
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
            All courses
          </a>
          <h1 className="type-h1 mt-5">{course.courseTitle}</h1>
          {course.subtitle && <p className="type-lead mt-3">{course.subtitle}</p>}
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1 font-medium">
            {facts.map((fact) => (
              <li key={fact} className="border-l-2 border-marigold pl-2.5 leading-snug wrap-anywhere">
                {fact}
              </li>
            ))}
          </ul>
          <FirstLessonLink course={course} className="mt-6" />
        </div>
        <Picture
          name={course.imagePath}
          width={640}
          height={360}
          isFirst
          className="aspect-[640/284] w-full rounded-t-card object-cover object-top"
        />
      </div>
    </header>
  )
}
