import { FileDown } from 'lucide-react'
import { Suspense } from 'react'
import type { MyPayment, PaymentState } from '#contract/membership/payments.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { day, rupees } from '#web/kit/format.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'

const ScreenshotForm = lazyComponent(() => import('../screenshot-form.tsx'), 'ScreenshotForm')

const states: Record<PaymentState, { tone: BadgeTone; label: string }> = {
  pending: { tone: 'waiting', label: 'Pending' },
  verified: { tone: 'good', label: 'Verified' },
  rejected: { tone: 'bad', label: 'Rejected' },
}

export function PaymentItem({ payment }: { payment: MyPayment }) {
  const { tone, label } = states[payment.state]
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0">
          <span className="font-semibold">{amountOf(payment)}</span> on {day(payment.createdAt)}
          <span className="type-small block text-soft">
            {payment.transactionId === null ? (
              'Paid with your wallet credit'
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
      {payment.state === 'verified' && ![null, payment.rupees].includes(payment.reportedRupees) && (
        <p className="type-small mt-2">{describeReceived(payment)}</p>
      )}
      {payment.state === 'rejected' && <p className="mt-2 wrap-anywhere text-vermilion">{payment.reason}</p>}
      {payment.receiptUrl && (
        <ButtonLink href={payment.receiptUrl} download size="small" className="mt-2">
          <FileDown aria-hidden="true" className="size-4" />
          Receipt {payment.receiptNumber}
        </ButtonLink>
      )}
      {payment.creditNotes.map(({ kind, number, url, at, ...returned }) => (
        <p key={number} className="mt-2">
          {kind === 'undo' ? 'Receipt cancelled' : `${amountOf(returned)} refunded`} on {day(at)}.{' '}
          <a href={url} download className="link whitespace-nowrap">
            Credit note {number}
          </a>
        </p>
      ))}
      {payment.state === 'pending' && payment.method !== 'online' && (
        <Suspense fallback={null}>
          <ScreenshotForm payment={payment} />
        </Suspense>
      )}
    </li>
  )
}

/** The bank received another amount than reported. */
function describeReceived({ rupees: received, reportedRupees, walletRupees }: MyPayment): string {
  const wallet = walletRupees > 0 ? ` ${rupees(walletRupees)} went to your wallet.` : ''
  return `You reported ${rupees(reportedRupees!)}, and we received ${rupees(received)}.${wallet}`
}

function amountOf({ rupees: amount, creditRupees }: Pick<MyPayment, 'rupees' | 'creditRupees'>): string {
  if (creditRupees === 0) return rupees(amount)
  return amount === 0 ? `${rupees(creditRupees)} credit` : `${rupees(amount)} + ${rupees(creditRupees)} credit`
}
