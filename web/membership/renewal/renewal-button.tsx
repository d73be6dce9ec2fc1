import { useState } from 'react'
import { type ButtonProps } from '#web/kit/layout/button.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import type { Membership } from '../membership.api.ts'
import { stateText } from '../state/state.rules.ts'

// Large: it loads all of the payment code.
const RenewalDialog = lazyPart(() => import('../renewal/renewal-dialog.tsx'), 'RenewalDialog')

type RenewalButtonProps = Pick<ButtonProps, 'size' | 'className'> & { membership: Membership }

/** What the learner can do about their state; nothing while a payment is pending. */
export function RenewalButton({ membership, ...look }: RenewalButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { action } = stateText(membership)
  const rejected = membership.state === 'rejected' ? membership.payment : null
  return (
    <>
      {action && (
        <OnlineButton variant="primary" {...look} onClick={() => setIsOpen(true)}>
          {action}
        </OnlineButton>
      )}
      {isOpen && <RenewalDialog open rejected={rejected} onClose={() => setIsOpen(false)} />}
    </>
  )
}
