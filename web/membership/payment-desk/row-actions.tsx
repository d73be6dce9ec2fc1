import type { PayerPayment } from '#contract/membership/payments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { canVerify, ownPaymentText } from './desk.rules.ts'
import type { Desk } from './use-desk.ts'

/** All ask for confirmation: an email can't be undone, and the next row moves under the pointer. */
export function RowActions({ payment, desk }: { payment: PayerPayment; desk: Desk }) {
  if (payment.isOwn)
    return <span className="type-small block max-w-44 whitespace-normal text-soft">{ownPaymentText}</span>
  const whose = <span className="sr-only"> {payment.payer.name}’s payment</span>
  return (
    <span className="inline-flex gap-2">
      {canVerify(payment) ? (
        <Button size="small" onClick={() => desk.confirm('verify', [payment])}>
          Verify{whose}
        </Button>
      ) : (
        <Button size="small" onClick={() => desk.confirm('accept', [payment])}>
          Accept{whose}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => desk.confirm('reject', [payment])}>
        Reject{whose}
      </Button>
    </span>
  )
}
