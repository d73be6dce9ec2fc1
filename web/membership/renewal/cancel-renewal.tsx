import { Suspense, useState } from 'react'
import type { Subscription } from '#contract/membership/access.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { useSetRenewal } from '../payments.api.ts'

const CancelDialog = lazyComponent(() => import('./cancel-dialog.tsx'), 'CancelDialog')

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
      {isConfirming && (
        <Suspense>
          <CancelDialog
            subscriptionEnds={subscription.subscriptionEnds!}
            isBusy={setRenewal.isPending}
            problem={setRenewal.error?.message}
            onCancelRenewal={cancel}
            onClose={() => setIsConfirming(false)}
          />
        </Suspense>
      )}
    </>
  )
}
