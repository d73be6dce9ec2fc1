import { Link } from 'react-router'
import { Callout } from '#web/kit/layout/callout.tsx'
import { type Membership, MembershipNotice } from '#web/membership/index.ts'
import { ContactSupport } from '#web/site/index.ts'

/** For learners who may look but not enrol yet. */
export function AccessCallout({ membership }: { membership: Membership }) {
  if (membership.state === 'pending' || membership.state === 'rejected') {
    return <MembershipNotice membership={membership} className="mb-6" />
  }
  return (
    <Callout tone="waiting" className="mb-6">
      <p className="font-semibold">You don&apos;t have access to all courses yet</p>
      <p className="mt-0.5 font-normal text-ink">
        You need a subscription to open courses.{' '}
        <Link to="/dashboard" className="link">
          See your subscription
        </Link>
        . <ContactSupport />
      </p>
    </Callout>
  )
}
