import { reopenPayment } from '#contract/membership/payments.ts'
import { rupees } from '#web/kit/format.ts'
import { useReopenPayment } from '../payments-admin.api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type ReopenDialogProps = {
  payment: { paymentId: number; payer: { name: string }; rupees: number; creditRupees?: number }
  /** A suggestion. */
  reason?: string
  onClose: () => void
}

/** Takes back a rejection. */
export function ReopenDialog({ payment, reason, onClose }: ReopenDialogProps) {
  const { creditRupees = 0 } = payment
  const reopen = useReopenPayment()
  return (
    <ReasonDialog
      title={`Reopen ${payment.payer.name}’s payment?`}
      intro={`${rupees(payment.rupees)} will be pending again${creditRupees > 0 ? `, and ${rupees(creditRupees)} of their credit is used again` : ''}. We’ll notify the learner.`}
      hint="For the audit log."
      reason={reason}
      schema={reopenPayment.body}
      submit={(body) => reopen.mutateAsync({ params: { paymentId: payment.paymentId }, body })}
      error={reopen.error}
      message="Payment reopened. You’ll find it under Pending."
      submitLabel="Reopen payment"
      busyLabel="Reopening…"
      onClose={onClose}
    />
  )
}
