import type { PublicCourse as Course } from '#contract/catalogue/courses.ts'
import type { Site } from '#contract/site/settings.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { Picture } from '#web/kit/layout/image.tsx'
import { describePlan } from '#web/site/index.ts'
import { coursePath } from './course-paths.ts'
import { FirstLessonLink } from './first-lesson-link.tsx'
import { CourseShortFacts } from './course-short-facts.tsx'

type CourseCardProps = { course: Course; site: Site; level?: 2 | 3; isFirst?: boolean }

/** The card links to the course page; its Enroll Now button goes to the pricing page, as the spec says. */
export function CourseCard({ course, site, level = 3, isFirst = false }: CourseCardProps) {
  const { courseId, courseTitle, subtitle, imagePath } = course
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
          <a href={coursePath(courseId)} className="card-link">
            {courseTitle}
          </a>
        </Heading>
        {subtitle && <p className="mt-1.5 text-soft text-pretty">{subtitle}</p>}
        <CourseShortFacts course={course} className="mt-3" />
        {/* relative: above the card's own link. */}
        <FirstLessonLink course={course} isNamed className="relative mt-2 self-start" />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-5">
          <p className="leading-snug">
            <span className="font-semibold">{describePlan(site).included}</span>
          </p>
          <ButtonLink href="/pricing" className="relative signed-in:hidden" aria-label={`Enroll Now: ${courseTitle}`}>
            Enroll Now
          </ButtonLink>
          <ButtonLink
            href={coursePath(courseId)}
            className="relative signed-out:hidden"
            aria-label={`Open course: ${courseTitle}`}
          >
            Open course
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

type CourseGridProps = { courses: Course[]; site: Site; level?: 2 | 3; isAtTop?: boolean }

/** `isAtTop` loads the pictures of the first row eagerly. */
export function CourseGrid({ courses, site, level = 3, isAtTop = false }: CourseGridProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {courses.map((course, index) => (
        <CourseCard key={course.courseId} course={course} site={site} level={level} isFirst={isAtTop && index < 3} />
      ))}
    </ul>
  )
}
