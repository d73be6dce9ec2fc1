import { BookOpen } from 'lucide-react'
import type { PublicCourse } from '#contract/catalogue/courses.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { firstLessonPath } from './course-paths.ts'

type FirstLessonLinkProps = {
  course: Pick<PublicCourse, 'courseId' | 'courseTitle' | 'hasFirstLesson'>
  /** With the course's title for screen readers, in a list of courses. */
  isNamed?: boolean
  className?: string
}

/** Members read it in their course. */
export function FirstLessonLink({ course, isNamed = false, className }: FirstLessonLinkProps) {
  if (!course.hasFirstLesson) return null
  return (
    <a
      href={firstLessonPath(course.courseId)}
      className={classes('link touch inline-flex items-center gap-2 py-1 leading-snug signed-in:hidden', className)}
    >
      <BookOpen aria-hidden="true" className="size-4 shrink-0" />
      <span>
        Read the first lesson, no sign-up
        {isNamed && <span className="sr-only"> ({course.courseTitle})</span>}
      </span>
    </a>
  )
}
