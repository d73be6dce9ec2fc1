import { reopenPayment } from '#contract/membership/payments.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { rupees } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { Failure } from '#web/kit/states/failure.tsx'
import { failureTitle } from '../failure-title.ts'
import { useReopenPayment } from '../payments-admin.api.ts'

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
  const form = useForm({
    schema: reopenPayment.body,
    // A reason is stored as one line.
    read: (fields) => ({ reason: (fields.get('reason') as string).replace(/\s+/g, ' ') }),
    submit: async (body) => {
      await reopen.mutateAsync({ params: { paymentId: payment.paymentId }, body })
      toast('Payment reopened. You’ll find it under Pending.')
      onClose()
    },
    // Shown below the reason.
    onRejection: () => {},
  })
  return (
    <FormDialog
      title={`Reopen ${payment.payer.name}’s payment?`}
      intro={`${rupees(payment.rupees)} will be pending again${creditRupees > 0 ? `, and ${rupees(creditRupees)} of their credit is used again` : ''}. We’ll notify the learner.`}
      form={form}
      submitLabel="Reopen payment"
      busyLabel="Reopening…"
      onClose={onClose}
    >
      <Field label="Reason" hint="For the audit log." problem={form.problems['reason']}>
        <Textarea name="reason" rows={2} maxLength={300} defaultValue={reason} />
      </Field>
      {reopen.error && (
        <Failure title={failureTitle(reopen.error, 'Nothing was changed.')} message={reopen.error.message} />
      )}
    </FormDialog>
  )
}
