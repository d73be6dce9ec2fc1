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
import { SubscriptionEntries } from './subscription-entries.tsx'
import { PaymentItem } from './subscription-payment.tsx'
import { RenewalChoice } from './subscription-renewal.tsx'

/** Whether my courses are open, until when and why, and the payments behind it. */
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
      <AccessNotification payments={payments} ends={ends} hasAccess={hasAccess} />
      <Subscription ends={ends} hasAccess={hasAccess} onRenew={() => setRenewing({})} />
      {payments.length > 0 && (
        <section aria-labelledby="payments">
          <h3 id="payments" className="type-label">
            Your payments
          </h3>
          <ul className="divide-y divide-line">
            {payments.map((payment) => {
              // Only the newest one: what was paid since is the try that counts.
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

const isWaiting = (payments: Payment[]) => payments.some((payment) => payment.state === 'pending')

function AccessNotification({
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
        {isWaiting(payments) && (
          <Callout tone="waiting">
            Payment being verified, usually 5-10 minutes. Its days are added as soon as it is done.
          </Callout>
        )}
      </>
    )
  }
  if (isWaiting(payments)) {
    return (
      <Callout tone="waiting">
        Payment being verified, usually 5-10 minutes. Your courses open as soon as it is done.
      </Callout>
    )
  }
  return <Callout>{ends ? `Your subscription ended on ${day(ends)}.` : 'You have no subscription yet.'}</Callout>
}

type SubscriptionProps = { ends: string | null; hasAccess: boolean; onRenew: () => void }

function Subscription({ ends, hasAccess, onRenew }: SubscriptionProps) {
  const { data: subscription } = useQuery(mySubscription(ends))
  const [isExplained, setIsExplained] = useState(false)
  const hasEntries = subscription !== undefined && subscription.entries.length > 0
  return (
    <>
      {subscription?.isCancelled && hasAccess && (
        <Callout>You cancelled the renewal. Your courses stay open until then, and we do not remind you.</Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onRenew}>
          Renew
        </Button>
        {hasEntries && (
          <Button aria-expanded={isExplained} aria-controls="why" onClick={() => setIsExplained(!isExplained)}>
            Why until then?
          </Button>
        )}
        {subscription && hasAccess && <RenewalChoice subscription={subscription} />}
      </div>
      <div id="why" hidden={!isExplained || !hasEntries}>
        {hasEntries && <SubscriptionEntries entries={subscription.entries} />}
      </div>
    </>
  )
}
