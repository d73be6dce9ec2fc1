import type { CourseCard as Course } from '#contract/catalogue/courses.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { rupees } from '#web/kit/format.ts'
import { weeksInWords } from './weeks.ts'
import { Picture } from '#web/kit/layout/image.tsx'

export const detailsOf = (courseId: number) => `/course/courseDetails/${courseId}`

type CourseCardProps = { course: Course; level?: 2 | 3; isFirst?: boolean }

/** The whole card leads to the course's page; Enroll Now, above it, to the price, as the spec says. */
export function CourseCard({ course, level = 3, isFirst = false }: CourseCardProps) {
  const { courseId, courseTitle, subtitle, imagePath, rupeesPerWeek, weeks } = course
  const Heading = `h${level}` as const
  return (
    <Card as="li" linked padded={false} className="flex flex-col overflow-hidden">
      <Picture
        name={imagePath}
        width={640}
        height={360}
        isFirst={isFirst}
        className="aspect-video w-full object-cover"
      />
      <div className="flex flex-1 flex-col p-5">
        <Heading className="type-h3">
          <a href={detailsOf(courseId)} className="card-link">
            {courseTitle}
          </a>
        </Heading>
        {subtitle && <p className="mt-1.5 mb-5 text-soft text-pretty">{subtitle}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="leading-snug">
            <span className="font-semibold">{rupees(rupeesPerWeek)}</span> per week
            {weeks > 0 && <span className="type-small block text-soft">{weeksInWords(weeks)}</span>}
          </p>
          {/* Above the layer of the card's own link. */}
          <ButtonLink href="/pricing" className="relative" aria-label={`Enroll Now: ${courseTitle}`}>
            Enroll Now
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

type CourseGridProps = { courses: Course[]; level?: 2 | 3; isAtTop?: boolean }

/** The cards in as many columns as fit; at the top of a page the first row's pictures are wanted at once. */
export function CourseGrid({ courses, level = 3, isAtTop = false }: CourseGridProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {courses.map((course, index) => (
        <CourseCard key={course.courseId} course={course} level={level} isFirst={isAtTop && index < 3} />
      ))}
    </ul>
  )
}
