import type { PublicCourse } from '#contract/catalogue/courses.ts'
import { BookOpen } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { firstLessonPath } from './course-paths.ts'

type FirstLessonLinkProps = {
  course: Pick<PublicCourse, 'courseId' | 'courseTitle' | 'hasFirstLesson'>
  /** With the course's title for screen readers, in a list of courses. */
  isNamed?: boolean
  className?: string
}

/** Also for learners whose courses aren’t open yet; the others find it in their course too. */
export function FirstLessonLink({ course, isNamed = false, className }: FirstLessonLinkProps) {
  if (!course.hasFirstLesson) return null
  return (
    <a
      href={firstLessonPath(course.courseId)}
      className={classes('link touch inline-flex items-center gap-2 py-1 leading-snug', className)}
    >
      <BookOpen aria-hidden="true" className="size-4 shrink-0" />
      <span>
        Read the first lesson<span className="signed-in:hidden">, no sign-up</span>
        {isNamed && <span className="sr-only"> ({course.courseTitle})</span>}
      </span>
    </a>
  )
}
