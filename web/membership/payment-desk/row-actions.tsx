import type { PayerPayment } from '#contract/membership/payments.ts'
import { Button } from '#web/kit/button.tsx'
import { toast } from '#web/kit/toast.ts'
import { failureTitle } from '../failure-title.ts'
import { useVerifyPayments } from '../payments-admin.api.ts'
import { canVerify } from './desk.rules.ts'
import type { Desk } from './use-desk.ts'

/** One press on the row's own button verifies: whoever aims at it has read the row. */
export function RowActions({ payment, desk }: { payment: PayerPayment; desk: Desk }) {
  const verify = useVerifyPayments()
  const whose = <span className="sr-only"> the payment of {payment.payer.name}</span>

  const verifyNow = async () => {
    try {
      const decisions = await verify.mutateAsync([payment.paymentId])
      desk.decided('verify', [payment], decisions)
    } catch (error) {
      const refused = `It was not verified. ${(error as Error).message}`
      toast(`${payment.payer.name}: ${failureTitle(error as Error, refused)}`, 'problem')
    }
  }

  return (
    <span className="inline-flex gap-2">
      <Button size="small" disabled={!canVerify(payment)} busy={verify.isPending} onClick={() => void verifyNow()}>
        Verify{whose}
      </Button>
      <Button variant="quiet" size="small" onClick={() => desk.ask('reject', [payment])}>
        Reject{whose}
      </Button>
    </span>
  )
}
