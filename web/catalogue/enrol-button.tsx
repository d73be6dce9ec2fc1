import type { CourseDetails } from '#contract/catalogue/courses.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'

type EnrolButtonProps = { course: CourseDetails; className?: string }

/**
 * Visitors go to the joining page. For signed-in readers, member.ts turns the second link into Continue or Enrol; until
 * then it leads to their courses.
 */
export function EnrolButton({ course, className }: EnrolButtonProps) {
  return (
    <>
      <ButtonLink href="/subscribe" variant="primary" size="large" className={classes('signed-in:hidden', className)}>
        Enroll Now
      </ButtonLink>
      <ButtonLink
        href="/dashboard/all-courses"
        variant="primary"
        size="large"
        data-member-course={course.courseId}
        className={classes('signed-out:hidden', className)}
      >
        Open my courses
      </ButtonLink>
    </>
  )
}
