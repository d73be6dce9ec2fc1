import { useState } from 'react'
import type { Subscription } from '#contract/membership/access.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { day } from '#web/kit/format.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { useSetRenewal } from '../payments.api.ts'

export function CancelRenewal({ subscription }: { subscription: Subscription }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const setRenewal = useSetRenewal()
  const resume = () => setRenewal.mutate(false, { onSuccess: () => toast('Renewal resumed.') })
  const cancel = () =>
    setRenewal.mutate(true, {
      onSuccess: () => {
        setIsConfirming(false)
        toast('Renewal cancelled.')
      },
    })
  const [label, act] = subscription.isCancelled
    ? (['Resume renewal', resume] as const)
    : (['Cancel renewal', () => setIsConfirming(true)] as const)
  return (
    <>
      {/* One button for both, so that the focus returns to it. */}
      <Button variant="quiet" busy={setRenewal.isPending && !isConfirming} onClick={act}>
        {label}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="Cancel your renewal?"
        intro={`Your courses stay open until ${day(subscription.subscriptionEnds!)}. Your subscription won’t renew automatically.`}
        actions={
          <>
            <Button onClick={() => setIsConfirming(false)}>Keep renewal</Button>
            <Button variant="danger" busy={setRenewal.isPending} onClick={cancel}>
              Cancel renewal
            </Button>
          </>
        }
      >
        <ul className="list-disc space-y-1 pl-5">
          <li>You’ll get no more reminders.</li>
          <li>Payments are non-refundable, so you keep the days you’ve paid for.</li>
          <li>You keep your submissions and certificates.</li>
          <li>You can resume any time. Your next payment resumes it too.</li>
        </ul>
        <Problem text={setRenewal.error?.message} />
      </Dialog>
    </>
  )
}
