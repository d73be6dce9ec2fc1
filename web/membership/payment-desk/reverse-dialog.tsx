import { type Refund, reverseRefund } from '#contract/membership/refunds.ts'
import { plural, rupees } from '#web/kit/format.ts'
import { useReverseRefund } from '../payments-admin.api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type ReverseDialogProps = { paymentId: number; refund: Refund; onClose: () => void }

/** Takes back a refund that was recorded by mistake. */
export function ReverseDialog({ paymentId, refund, onClose }: ReverseDialogProps) {
  const reverse = useReverseRefund()
  return (
    <ReasonDialog
      title={`Reverse the refund of ${rupees(refund.rupees + refund.creditRupees)}?`}
      intro={describe(refund)}
      hint="The learner sees it, and it’s on the debit note."
      schema={reverseRefund.body}
      submit={(body) => reverse.mutateAsync({ params: { paymentId, refundId: refund.refundId }, body })}
      error={reverse.error}
      message="Refund reversed. The learner has the debit note."
      submitLabel="Reverse refund"
      busyLabel="Reversing…"
      isDanger
      onClose={onClose}
    />
  )
}

function describe({ rupees: amount, creditRupees, days, creditNoteNumber }: Refund): string {
  const sent = amount > 0 ? 'Only if no money was sent. ' : ''
  const back = days > 0 ? `They get ${plural(days, 'day')} of access back, as far as they were taken. ` : ''
  const credit = creditRupees > 0 ? `We’ll take ${rupees(creditRupees)} from their wallet again. ` : ''
  return `${sent}${back}${credit}A debit note cancels ${creditNoteNumber}.`
}
