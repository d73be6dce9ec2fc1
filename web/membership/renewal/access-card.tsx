import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Payment } from '#contract/membership/payments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { day } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { myPayments, mySubscription } from '../payments.api.ts'
import { RenewalDialog } from './renewal-dialog.tsx'
import { AccessHistory } from './access-history.tsx'
import { PaymentItem } from './payment-item.tsx'
import { CancelRenewal } from './cancel-renewal.tsx'

export function AccessCard() {
  const payments = useQuery(myPayments)
  return (
    <Card as="section" aria-labelledby="access">
      <h2 id="access" className="type-h3 mb-4">
        Your subscription
      </h2>
      <QueryView query={payments}>{(found) => <Access {...found} />}</QueryView>
    </Card>
  )
}

type AccessProps = { payments: Payment[]; subscriptionEnds: string | null; hasAccess: boolean }

function Access({ payments, subscriptionEnds: ends, hasAccess }: AccessProps) {
  const [renewing, setRenewing] = useState<{ amount?: number } | null>(null)
  const [latest] = payments
  return (
    <div className="grid gap-4">
      <AccessCallout payments={payments} ends={ends} hasAccess={hasAccess} />
      <Subscription ends={ends} hasAccess={hasAccess} onRenew={() => setRenewing({})} />
      {payments.length > 0 && (
        <section aria-labelledby="payments">
          <h3 id="payments" className="type-label">
            Your payments
          </h3>
          <ul className="divide-y divide-line">
            {payments.map((payment) => {
              // Only the newest payment can be tried again.
              const tryAgain = () => setRenewing({ amount: payment.rupees + payment.creditRupees })
              return (
                <PaymentItem
                  key={payment.paymentId}
                  payment={payment}
                  onTryAgain={payment === latest ? tryAgain : null}
                />
              )
            })}
          </ul>
        </section>
      )}
      <RenewalDialog open={renewing !== null} onClose={() => setRenewing(null)} amount={renewing?.amount} />
    </div>
  )
}

const hasPending = (payments: Payment[]) => payments.some((payment) => payment.state === 'pending')

function AccessCallout({
  payments,
  ends,
  hasAccess,
}: {
  payments: Payment[]
  ends: string | null
  hasAccess: boolean
}) {
  if (ends && hasAccess) {
    return (
      <>
        <Callout tone="good">Your courses are open until {day(ends)}.</Callout>
        {hasPending(payments) && (
          <Callout tone="waiting">We’re checking your payment (usually 5-10 minutes). Then we’ll add the days.</Callout>
        )}
      </>
    )
  }
  if (hasPending(payments)) {
    return <Callout tone="waiting">We’re checking your payment (usually 5-10 minutes). Then your courses open.</Callout>
  }
  return <Callout>{ends ? `Your subscription ended on ${day(ends)}.` : 'You have no subscription yet.'}</Callout>
}

type SubscriptionProps = { ends: string | null; hasAccess: boolean; onRenew: () => void }

function Subscription({ ends, hasAccess, onRenew }: SubscriptionProps) {
  const { data: subscription } = useQuery(mySubscription(ends))
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const hasEntries = subscription !== undefined && subscription.entries.length > 0
  return (
    <>
      {subscription?.isCancelled && hasAccess && (
        <Callout>
          You’ve cancelled your renewal. Your courses stay open until then, and we won’t send reminders.
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onRenew}>
          Renew
        </Button>
        {hasEntries && (
          <Button
            aria-expanded={isHistoryOpen}
            aria-controls="access-history"
            onClick={() => setIsHistoryOpen(!isHistoryOpen)}
          >
            Access history
          </Button>
        )}
        {subscription && hasAccess && <CancelRenewal subscription={subscription} />}
      </div>
      <div id="access-history" hidden={!isHistoryOpen || !hasEntries}>
        {hasEntries && <AccessHistory entries={subscription.entries} />}
      </div>
    </>
  )
}
