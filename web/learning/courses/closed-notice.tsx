import { Callout } from '#web/kit/layout/callout.tsx'
import { MembershipNotice, useMembership } from '#web/membership/index.ts'

/** For a learner whose access has ended: what is closed, and what they can still read. */
export function ClosedNotice() {
  const membership = useMembership()
  return (
    <>
      {membership && <MembershipNotice membership={membership} className="mb-3" />}
      <Callout className="mb-6">
        Lessons and new submissions are closed. You can still read what you submitted and your mentor’s feedback.
      </Callout>
    </>
  )
}
