import { pendingDurations, pendingTitles } from '#contract/membership/pending-text.ts'
import { rupees } from '#web/kit/format.ts'
import { MessageDialog } from '#web/kit/overlays/message-dialog.tsx'
import { closeRenewalDone, useRenewalDone } from './renewal-done.ts'

/** Part of the learner layout. */
export function RenewalConfirmation() {
  const payment = useRenewalDone()
  if (!payment) return null
  const days = payment.planDays === null ? 'your days' : `${payment.planDays} days`
  return (
    <MessageDialog open tone="success" title="Your subscription updated successfully!" onClose={closeRenewalDone}>
      {payment.state === 'verified' ? (
        <>Your credit paid for everything, and we’ve added {days}. You’ll find the receipt with your payments.</>
      ) : (
        <>
          {pendingTitles.checking} ({rupees(payment.rupees)}, usually{' '}
          <span className="whitespace-nowrap">{pendingDurations.checking}</span>). Then we’ll add {days} and let you
          know here and by email.
        </>
      )}
    </MessageDialog>
  )
}
