import { Link, useLocation } from 'react-router'
import { type Membership, useMembership } from '#web/membership/index.ts'

/** Below the top bar on every learner page, except those that show the whole notice. */
export function MembershipStrip() {
  const membership = useMembership()
  const { pathname } = useLocation()
  if (!membership || showsNotice(pathname, membership)) return null
  if (membership.state === 'pending') {
    return (
      <p className="type-small no-print border-b border-line bg-marigold-tint px-5 py-2 font-medium text-marigold-ink sm:px-8">
        We’re checking your payment (usually <span className="whitespace-nowrap">5-10 minutes</span>).
      </p>
    )
  }
  if (membership.state !== 'rejected') return null
  return (
    <p className="type-small no-print border-b border-line bg-vermilion-tint px-5 py-2 font-medium text-vermilion sm:px-8">
      We couldn’t verify your payment.{' '}
      <Link to="/dashboard" className="link text-vermilion">
        See why and what to do
      </Link>
    </p>
  )
}

const showsNotice = (pathname: string, { hasAccess }: Membership) =>
  /^\/dashboard(\/my-courses)?\/?$/.test(pathname) ||
  (!hasAccess && /^\/dashboard\/(tasks\/|all-courses)/.test(pathname))
