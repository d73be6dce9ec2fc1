import { Callout, type CalloutTone } from '#web/kit/layout/callout.tsx'
import type { Membership } from '../membership.api.ts'
import { FirstLessonHint } from './first-lesson-hint.tsx'
import { RenewalButton } from './renewal-button.tsx'
import { stateText } from '../state/state.rules.ts'
import { WriteToUs } from '../state/write-to-us.tsx'

const tones: Record<Membership['state'], CalloutTone> = {
  pending: 'waiting',
  rejected: 'problem',
  'never paid': 'plain',
  expired: 'plain',
  active: 'good',
}

type MembershipNoticeProps = { membership: Membership; className?: string }

/** A learner's state and what to do about it. */
export function MembershipNotice({ membership, className }: MembershipNoticeProps) {
  const { title, text, action } = stateText(membership)
  const { state } = membership
  return (
    <Callout tone={tones[state]} {...(className && { className })}>
      <p className="font-semibold">{title}</p>
      <div className="mt-0.5 grid gap-2 font-normal text-ink">
        {text && <p className="wrap-anywhere">{text}</p>}
        {state === 'rejected' && <WhatToDo paymentId={membership.payment?.paymentId} />}
        {state === 'pending' && (
          <p>
            Taking longer? <WriteToUs paymentId={membership.payment?.paymentId} />
          </p>
        )}
        <FirstLessonHint membership={membership} />
        {action && <RenewalButton membership={membership} size="small" className="justify-self-start" />}
      </div>
    </Callout>
  )
}

/** After a rejection. */
export function WhatToDo({ paymentId }: { paymentId: number | undefined }) {
  return (
    <p>
      If you’ve paid, check the transaction ID in your UPI or bank app and send it again. Still not working?{' '}
      <WriteToUs paymentId={paymentId} />
    </p>
  )
}
