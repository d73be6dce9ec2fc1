import { type Refund, reverseRefund } from '#contract/membership/refunds.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { plural, rupees } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { Failure } from '#web/kit/states/failure.tsx'
import { failureTitle } from '../failure-title.ts'
import { useReverseRefund } from '../payments-admin.api.ts'

type ReverseDialogProps = { paymentId: number; refund: Refund; onClose: () => void }

/** Takes back a refund that was recorded by mistake. */
export function ReverseDialog({ paymentId, refund, onClose }: ReverseDialogProps) {
  const reverse = useReverseRefund()
  const form = useForm({
    schema: reverseRefund.body,
    // A reason is stored as one line.
    read: (fields) => ({ reason: (fields.get('reason') as string).replace(/\s+/g, ' ') }),
    submit: async (body) => {
      await reverse.mutateAsync({ params: { paymentId, refundId: refund.refundId }, body })
      toast('Refund reversed. The learner has the debit note.')
      onClose()
    },
    // Shown below the reason.
    onRejection: () => {},
  })
  return (
    <FormDialog
      title={`Reverse the refund of ${rupees(refund.rupees + refund.creditRupees)}?`}
      intro={describe(refund)}
      form={form}
      submitLabel="Reverse refund"
      busyLabel="Reversing…"
      isDanger
      onClose={onClose}
    >
      <Field label="Reason" hint="The learner sees it, and it’s on the debit note." problem={form.problems['reason']}>
        <Textarea name="reason" rows={2} maxLength={300} />
      </Field>
      {reverse.error && (
        <Failure title={failureTitle(reverse.error, 'Nothing was changed.')} message={reverse.error.message} />
      )}
    </FormDialog>
  )
}

function describe({ rupees: amount, creditRupees, days, creditNoteNumber }: Refund): string {
  const sent = amount > 0 ? 'Only if no money was sent. ' : ''
  const back = days > 0 ? `They get ${plural(days, 'day')} of access back, as far as they were taken. ` : ''
  const credit = creditRupees > 0 ? `We’ll take ${rupees(creditRupees)} from their wallet again. ` : ''
  return `${sent}${back}${credit}A debit note cancels ${creditNoteNumber}.`
}
