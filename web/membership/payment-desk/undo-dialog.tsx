import type { PayerPayment } from '#contract/membership/payments.ts'
import { undoVerification } from '#contract/membership/refunds.ts'
import { plural, rupees } from '#web/kit/format.ts'
import { useUndoVerification } from '../payments-admin.api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Takes back a verification of the last 24 hours. */
export function UndoDialog({ payment, onClose }: { payment: PayerPayment; onClose: () => void }) {
  const undo = useUndoVerification()
  return (
    <ReasonDialog
      title={`Undo the verification of ${payment.payer.name}’s payment?`}
      intro={describe(payment)}
      hint="The learner sees it."
      schema={undoVerification.body}
      submit={(body) => undo.mutateAsync({ params: { paymentId: payment.paymentId }, body })}
      error={undo.error}
      message="Verification undone. You’ll find the payment under Pending."
      submitLabel="Undo verification"
      busyLabel="Undoing…"
      isDanger
      onClose={onClose}
    />
  )
}

function describe({ rupees: amount, planDays, walletRupees, receiptNumber }: PayerPayment): string {
  const days = planDays ? [`the ${plural(planDays, 'day')} of access`] : []
  const wallet = walletRupees > 0 ? [`the ${rupees(walletRupees)} in their wallet`] : []
  const takenBack = [...days, ...wallet].join(' and ')
  return `${rupees(amount)} will be pending again. ${takenBack && `We’ll take back ${takenBack}. `}A credit note cancels receipt ${receiptNumber}. We’ll tell the learner.`
}
