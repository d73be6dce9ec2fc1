import { ButtonLink } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'

type EnrolButtonProps = {
  courseId: number
  className?: string
  visitorText?: string
  /** For learners of the course. */
  enrolledText?: string
}

/**
 * Visitors go to the joining page. For signed-in readers, member.ts turns the second link into Continue or Enrol; until
 * then it leads to their courses.
 */
export function EnrolButton({
  courseId,
  className,
  visitorText = 'Enroll Now',
  enrolledText = 'Continue',
}: EnrolButtonProps) {
  return (
    <>
      <ButtonLink href="/subscribe" variant="primary" size="large" className={classes('signed-in:hidden', className)}>
        {visitorText}
      </ButtonLink>
      <ButtonLink
        href="/dashboard/all-courses"
        variant="primary"
        size="large"
        data-member-course={courseId}
        data-enrolled-text={enrolledText}
        className={classes('signed-out:hidden', className)}
        // member.ts may change it before the page is hydrated.
        suppressHydrationWarning
      >
        Open my courses
      </ButtonLink>
    </>
  )
}
