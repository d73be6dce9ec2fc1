import { Link } from 'react-router'
import type { Membership } from '../membership.api.ts'

/** While courses are closed: the list of courses has the links. */
export function FirstLessonHint({ membership: { hasAccess, state } }: { membership: Membership }) {
  if (hasAccess) return null
  return (
    <p>
      {state === 'pending' ? 'While you wait: ' : 'Open to everyone: '}
      <Link to="/dashboard/all-courses#courses" className="link">
        Read the first lesson
      </Link>{' '}
      of any course.
    </p>
  )
}
