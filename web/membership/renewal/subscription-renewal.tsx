import { useState } from 'react'
import type { Subscription } from '#contract/membership/access.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { day } from '#web/kit/format.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { useSetRenewal } from '../payments.api.ts'

/** Cancels the renewal, after saying what that means, or takes it back. */
export function RenewalChoice({ subscription }: { subscription: Subscription }) {
  const [isAsked, setIsAsked] = useState(false)
  const choose = useSetRenewal()
  const takeBack = () => choose.mutate(false, { onSuccess: () => toast('Your renewal is on again.') })
  const cancel = () =>
    choose.mutate(true, {
      onSuccess: () => {
        setIsAsked(false)
        toast('Your renewal is cancelled.')
      },
    })
  const [label, act] = subscription.isCancelled
    ? (['Take the cancellation back', takeBack] as const)
    : (['Cancel renewal', () => setIsAsked(true)] as const)
  return (
    <>
      {/* One button for both, so that the focus comes back to it. */}
      <Button variant="quiet" busy={choose.isPending && !isAsked} onClick={act}>
        {label}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title="Cancel the renewal of your subscription?"
        intro={`Your courses stay open until ${day(subscription.subscriptionEnds!)}, as you have paid for them. After that nothing goes on by itself.`}
        actions={
          <>
            <Button onClick={() => setIsAsked(false)}>Keep it</Button>
            <Button variant="danger" busy={choose.isPending} onClick={cancel}>
              Cancel renewal
            </Button>
          </>
        }
      >
        <ul className="list-disc space-y-1 pl-5">
          <li>We remind you no more before the end.</li>
          <li>Payments are non-refundable; the days you have are yours.</li>
          <li>What you handed in stays, and so do your certificates.</li>
          <li>You can take this back at any time. Paying again does so by itself.</li>
        </ul>
        <Problem text={choose.error?.message} />
      </Dialog>
    </>
  )
}
