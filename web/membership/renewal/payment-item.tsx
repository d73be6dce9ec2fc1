import { FileDown } from 'lucide-react'
import type { Payment, PaymentState } from '#contract/membership/payments.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { day, rupees } from '#web/kit/format.ts'
import { ScreenshotForm } from '../screenshot-form.tsx'

const states: Record<PaymentState, { tone: BadgeTone; label: string }> = {
  pending: { tone: 'waiting', label: 'Pending' },
  verified: { tone: 'good', label: 'Verified' },
  rejected: { tone: 'bad', label: 'Rejected' },
}

type PaymentItemProps = { payment: Payment; onTryAgain: (() => void) | null }

export function PaymentItem({ payment, onTryAgain }: PaymentItemProps) {
  const { tone, label } = states[payment.state]
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0">
          <span className="font-semibold">{rupees(payment.rupees)}</span>
          {payment.creditRupees > 0 && ` + ${rupees(payment.creditRupees)} credit`} on {day(payment.createdAt)}
          <span className="type-small block text-soft">
            Transaction ID <code className="break-all">{payment.transactionId}</code>
          </span>
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {payment.state === 'rejected' && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 text-vermilion">{payment.reason}</p>
          {onTryAgain && (
            <Button size="small" onClick={onTryAgain}>
              Try again
            </Button>
          )}
        </div>
      )}
      {payment.receiptUrl && (
        <ButtonLink href={payment.receiptUrl} download size="small" className="mt-2">
          <FileDown aria-hidden="true" className="size-4" />
          Receipt {payment.receiptNumber}
        </ButtonLink>
      )}
      {payment.state === 'pending' && <ScreenshotForm payment={payment} />}
    </li>
  )
}
