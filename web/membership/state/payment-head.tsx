import type { MyPayment, PaymentState } from '#contract/membership/payments.ts'
import { day, rupees } from '#web/kit/format.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

const states: Record<PaymentState, { tone: BadgeTone; label: string }> = {
  pending: { tone: 'waiting', label: 'Pending' },
  verified: { tone: 'good', label: 'Verified' },
  rejected: { tone: 'bad', label: 'Rejected' },
}

type ShownPayment = Pick<MyPayment, 'rupees' | 'creditRupees' | 'state' | 'createdAt' | 'transactionId' | 'method'>

/** Amount, day, reference and state. */
export function PaymentHead({ payment }: { payment: ShownPayment }) {
  const { tone, label } = states[payment.state]
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0">
        <span className="font-semibold">{amountOf(payment)}</span> on {day(payment.createdAt)}
        <span className="type-small block text-soft">
          {payment.transactionId === null ? (
            'Paid with wallet credit'
          ) : (
            <>
              {payment.method === 'online' && 'Paid online · '}
              Transaction ID <span className="break-all tabular-nums">{payment.transactionId}</span>
            </>
          )}
        </span>
      </p>
      <Badge tone={tone}>{label}</Badge>
    </div>
  )
}

export function amountOf({ rupees: amount, creditRupees }: Pick<MyPayment, 'rupees' | 'creditRupees'>): string {
  if (creditRupees === 0) return rupees(amount)
  return amount === 0 ? `${rupees(creditRupees)} credit` : `${rupees(amount)} + ${rupees(creditRupees)} credit`
}
