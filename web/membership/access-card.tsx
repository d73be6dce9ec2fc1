import { useQuery } from '@tanstack/react-query'
import { Badge, type BadgeTone } from '#web/kit/badge.tsx'
import { Card } from '#web/kit/card.tsx'
import { day, rupees } from '#web/kit/format.ts'
import { Notice } from '#web/kit/notice.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import type { Payment, PaymentState } from '#contract/membership/payments.ts'
import { myPayments } from './payments.api.ts'
import { ScreenshotForm } from './screenshot-form.tsx'

const states: Record<PaymentState, { tone: BadgeTone; label: string }> = {
  pending: { tone: 'waiting', label: 'Being verified' },
  verified: { tone: 'good', label: 'Verified' },
  rejected: { tone: 'bad', label: 'Rejected' },
}

/** Whether my courses are open and until when, and the payments behind it. */
export function AccessCard() {
  const payments = useQuery(myPayments)
  return (
    <Card as="section" aria-labelledby="access">
      <h2 id="access" className="type-h3 mb-4">
        Your subscription
      </h2>
      <QueryView query={payments}>
        {({ payments: list, subscriptionEnds, hasAccess }) => (
          <div className="grid gap-4">
            <AccessNotice payments={list} ends={subscriptionEnds} hasAccess={hasAccess} />
            <ul className="divide-y divide-line">
              {list.map((payment) => (
                <PaymentItem key={payment.paymentId} payment={payment} />
              ))}
            </ul>
          </div>
        )}
      </QueryView>
    </Card>
  )
}

type AccessNoticeProps = { payments: Payment[]; ends: string | null; hasAccess: boolean }

function AccessNotice({ payments, ends, hasAccess }: AccessNoticeProps) {
  if (ends && hasAccess) return <Notice tone="good">Your courses are open until {day(ends)}.</Notice>
  if (payments.some((payment) => payment.state === 'pending')) {
    return (
      <Notice tone="waiting">
        Payment being verified, usually 5-10 minutes. Your courses open as soon as it is done.
      </Notice>
    )
  }
  return <Notice>{ends ? `Your subscription ended on ${day(ends)}.` : 'You have no subscription yet.'}</Notice>
}

function PaymentItem({ payment }: { payment: Payment }) {
  const { tone, label } = states[payment.state]
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0">
          <span className="font-semibold">{rupees(payment.rupees)}</span> on {day(payment.createdAt)}
          <span className="type-small block text-soft">
            Transaction ID <code className="break-all">{payment.transactionId}</code>
          </span>
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {payment.reason && <p className="mt-2 text-vermilion">{payment.reason}</p>}
      {payment.state === 'pending' && <ScreenshotForm payment={payment} />}
    </li>
  )
}
