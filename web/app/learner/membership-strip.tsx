import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { classes } from '#web/kit/layout/classes.ts'
import { FirstLessonLinks, type Membership, stateText, useMembership } from '#web/membership/index.ts'

/** Below the top bar on every learner page, except those that show the whole notice. */
export function MembershipStrip() {
  const membership = useMembership()
  const { pathname } = useLocation()
  if (!membership || showsNotice(pathname, membership)) return null
  if (membership.state === 'pending') {
    const { title, duration } = stateText(membership)
    return (
      <Strip tone="bg-marigold-tint text-marigold-ink">
        {title} (usually <span className="whitespace-nowrap">{duration}</span>).{' '}
        {!membership.hasAccess && <FirstLessonLinks className="text-marigold-ink" />}
      </Strip>
    )
  }
  if (membership.state !== 'rejected') return null
  return (
    <Strip tone="bg-vermilion-tint text-vermilion">
      We couldn’t verify your payment.{' '}
      <Link to="/dashboard" className="link text-vermilion">
        See why and what to do
      </Link>
    </Strip>
  )
}

function Strip({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <section
      aria-label="Payment status"
      className={classes('type-small no-print border-b border-line px-5 py-2 font-medium sm:px-8', tone)}
    >
      {children}
    </section>
  )
}

const showsNotice = (pathname: string, { hasAccess }: Membership) =>
  /^\/dashboard(\/my-courses)?\/?$/.test(pathname) ||
  (!hasAccess && /^\/dashboard\/(tasks\/|all-courses|search)/.test(pathname))
