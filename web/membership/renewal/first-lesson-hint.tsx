import { Link } from 'react-router'
import { classes } from '#web/kit/layout/classes.ts'
import type { Membership } from '../membership.api.ts'

/** To the list of courses, which has a link for each. */
export const FirstLessonLinks = ({ className }: { className?: string }) => (
  <Link to="/dashboard/all-courses#courses" className={classes('link', className)}>
    Read the first lesson
  </Link>
)

/** While courses are closed. */
export function FirstLessonHint({ membership: { hasAccess, state } }: { membership: Membership }) {
  if (hasAccess) return null
  return (
    <p>
      {state === 'pending' ? 'While you wait: ' : 'Open to everyone: '}
      <FirstLessonLinks /> of any course.
    </p>
  )
}
