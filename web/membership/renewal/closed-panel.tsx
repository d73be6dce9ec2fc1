import type { ReactNode } from 'react'
import { EmptyIllustration, ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import type { Membership } from '../membership.api.ts'
import { WhatToDo } from './membership-notice.tsx'
import { FirstLessonHint } from './first-lesson-hint.tsx'
import { RenewalButton } from './renewal-button.tsx'
import { stateText } from '../state/state.rules.ts'
import { WriteToUs } from '../state/write-to-us.tsx'

type ClosedPanelProps = { membership: Membership; children?: ReactNode }

/** In place of courses that aren't open: why, and what to do. */
export function ClosedPanel({ membership, children }: ClosedPanelProps) {
  const { title, text } = stateText(membership)
  const Illustration = membership.state === 'pending' ? EmptyIllustration : ErrorIllustration
  return (
    <section aria-labelledby="closed" className="surface flex flex-col items-center px-5 py-10 text-center">
      <Illustration />
      <h2 id="closed" className="type-h3 mt-5">
        {title}
      </h2>
      <div className="mt-2 grid max-w-md gap-2 text-soft">
        <p className="wrap-anywhere">{text}</p>
        {membership.state === 'rejected' && <WhatToDo paymentId={membership.payment?.paymentId} />}
        {membership.state === 'pending' && (
          <p>
            Taking longer? <WriteToUs paymentId={membership.payment?.paymentId} />
          </p>
        )}
        <FirstLessonHint membership={membership} />
        {children}
      </div>
      <RenewalButton membership={membership} className="mt-5" />
    </section>
  )
}
