import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { MyPayment } from '#contract/membership/payments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { day } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { lazyComponent, lazyPart } from '#web/kit/lazy-component.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { type Membership, toMembership } from '../membership.api.ts'
import { myPayments, mySubscription, useSetReminders } from '../payments.api.ts'
import { PaymentItem } from './payment-item.tsx'
import type { Subscription as Mine } from '#contract/membership/access.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { Switch } from '#web/kit/forms/switch.tsx'

// Opened by few visits, and large.
const RenewalDialog = lazyPart(() => import('./renewal-dialog.tsx'), 'RenewalDialog')
const AccessHistory = lazyComponent(() => import('./access-history.tsx'), 'AccessHistory')

export function AccessCard() {
  const payments = useQuery(myPayments)
  return (
    <Card as="section" aria-labelledby="access">
      <h2 id="access" className="type-h3 mb-4">
        Your subscription
      </h2>
      <QueryView query={payments}>
        {(found) => <Access payments={found.payments} membership={toMembership(found)} />}
      </QueryView>
    </Card>
  )
}

type AccessProps = { payments: MyPayment[]; membership: Membership }

function Access({ payments, membership }: AccessProps) {
  const { ends, hasAccess } = membership
  return (
    <div className="grid gap-4">
      {ends && hasAccess && <Callout tone="good">Your courses are open until {day(ends)}.</Callout>}
      {ends && membership.state === 'expired' && <Callout>Your subscription ended on {day(ends)}.</Callout>}
      <Subscription membership={membership} />
      {membership.isConfirming && payments.length === 0 && (
        <p className="text-soft">You’ll see your payment here as soon as it’s confirmed.</p>
      )}
      {payments.length > 0 && (
        <section aria-labelledby="payments">
          <h3 id="payments" className="type-label">
            Your payments
          </h3>
          <ul className="divide-y divide-line">
            {payments.map((payment) => (
              <PaymentItem key={payment.paymentId} payment={payment} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Subscription({ membership }: { membership: Membership }) {
  const { ends, hasAccess, state } = membership
  const { data: subscription } = useQuery(mySubscription(ends))
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const [isRenewing, setIsRenewing] = useState(false)
  const hasEntries = subscription !== undefined && subscription.entries.length > 0
  return (
    <>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {/* Nobody should pay twice; after a rejection the notice has the button. */}
        {state !== 'pending' && state !== 'rejected' && (
          <OnlineButton variant="primary" onClick={() => setIsRenewing(true)}>
            {state === 'never paid' ? 'Subscribe' : 'Renew'}
          </OnlineButton>
        )}
        {hasEntries && (
          <Button
            aria-expanded={isHistoryOpen}
            aria-controls="access-history"
            onClick={() => setIsHistoryOpen(!isHistoryOpen)}
          >
            Access history
          </Button>
        )}
      </div>
      {subscription && hasAccess && <RemindersSwitch subscription={subscription} />}
      <div id="access-history" hidden={!isHistoryOpen || !hasEntries}>
        {isHistoryOpen && hasEntries && (
          <Suspense fallback={<SkeletonText lines={4} />}>
            <AccessHistory entries={subscription.entries} />
          </Suspense>
        )}
      </div>
      {isRenewing && <RenewalDialog open onClose={() => setIsRenewing(false)} />}
    </>
  )
}

function RemindersSwitch({ subscription }: { subscription: Mine }) {
  const save = useSetReminders()
  const isOn = save.isPending ? save.variables : subscription.hasReminders
  return (
    <div>
      <Switch
        label={`Reminders before your access ends: ${isOn ? 'on' : 'off'}`}
        hint="Nothing is charged automatically. Your courses close when your days end, unless you renew."
        isOn={isOn}
        onSwitch={(hasReminders) => save.mutate(hasReminders)}
      />
      <Problem text={save.error?.message} />
    </div>
  )
}
