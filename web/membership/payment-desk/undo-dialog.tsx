import type { PayerPayment } from '#contract/membership/payments.ts'
import { undoVerification } from '#contract/membership/refunds.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { plural, rupees } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { Failure } from '#web/kit/states/failure.tsx'
import { failureTitle } from '../failure-title.ts'
import { useUndoVerification } from '../payments-admin.api.ts'

/** Takes back a verification of the last 24 hours. */
export function UndoDialog({ payment, onClose }: { payment: PayerPayment; onClose: () => void }) {
  const undo = useUndoVerification()
  const form = useForm({
    schema: undoVerification.body,
    // A reason is stored as one line.
    read: (fields) => ({ reason: (fields.get('reason') as string).replace(/\s+/g, ' ') }),
    submit: async (body) => {
      await undo.mutateAsync({ params: { paymentId: payment.paymentId }, body })
      toast('Verification undone. You’ll find the payment under Pending.')
      onClose()
    },
    // Shown below the reason.
    onRejection: () => {},
  })
  return (
    <FormDialog
      title={`Undo the verification of ${payment.payer.name}’s payment?`}
      intro={describe(payment)}
      form={form}
      submitLabel="Undo verification"
      busyLabel="Undoing…"
      isDanger
      onClose={onClose}
    >
      <Field label="Reason" hint="The learner sees it." problem={form.problems['reason']}>
        <Textarea name="reason" rows={2} maxLength={300} />
      </Field>
      {undo.error && <Failure title={failureTitle(undo.error, 'Nothing was changed.')} message={undo.error.message} />}
    </FormDialog>
  )
}

function describe({ rupees: amount, planDays, walletRupees, receiptNumber }: PayerPayment): string {
  const days = planDays ? [`the ${plural(planDays, 'day')} of access`] : []
  const wallet = walletRupees > 0 ? [`the ${rupees(walletRupees)} in their wallet`] : []
  const takenBack = [...days, ...wallet].join(' and ')
  return `${rupees(amount)} will be pending again. ${takenBack && `We’ll take back ${takenBack}. `}A credit note cancels receipt ${receiptNumber}. We’ll tell the learner.`
}
