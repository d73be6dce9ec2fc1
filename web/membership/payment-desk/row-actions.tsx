import type { PayerPayment } from '#contract/membership/payments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { canVerify } from './desk.rules.ts'
import type { Desk } from './use-desk.ts'

/** Both ask before it happens: a receipt and an email cannot be called back, and the next row moves under the pointer. */
export function RowActions({ payment, desk }: { payment: PayerPayment; desk: Desk }) {
  const whose = <span className="sr-only"> the payment of {payment.payer.name}</span>
  return (
    <span className="inline-flex gap-2">
      <Button size="small" disabled={!canVerify(payment)} onClick={() => desk.ask('verify', [payment])}>
        Verify{whose}
      </Button>
      <Button variant="quiet" size="small" onClick={() => desk.ask('reject', [payment])}>
        Reject{whose}
      </Button>
    </span>
  )
}
