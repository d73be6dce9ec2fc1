import { Link } from 'react-router'
import { useMembership } from '../membership.api.ts'
import { closedText } from './state.rules.ts'

/** In place of something that needs a subscription. */
export function ClosedNote({ whenVerified, otherwise }: { whenVerified: string; otherwise: string }) {
  const membership = useMembership()
  return (
    <p className="type-small text-soft not-first:mt-2">
      {closedText(membership, { whenVerified, otherwise })}{' '}
      <Link
        to="/dashboard"
        className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        See your subscription
      </Link>
    </p>
  )
}
