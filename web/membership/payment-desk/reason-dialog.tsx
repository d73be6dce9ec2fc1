import type { reopenPayment } from '#contract/membership/payments.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { DecisionFailure } from '../decision-failure.tsx'

type ReasonDialogProps = {
  title: string
  intro: string
  /** Who sees the reason. */
  hint: string
  /** A suggestion. */
  reason?: string | undefined
  schema: typeof reopenPayment.body
  submit: (body: { reason: string }) => Promise<unknown>
  error: Error | null
  submitLabel: string
  busyLabel: string
  isDanger?: boolean
  /** Says that it is done. */
  message: string
  onClose: () => void
}

/** Takes back a decision for a reason. */
export function ReasonDialog({ hint, reason, schema, submit, error, message, ...dialog }: ReasonDialogProps) {
  const form = useForm({
    schema,
    // A reason is stored as one line.
    read: (fields) => ({ reason: (fields.get('reason') as string).replace(/\s+/g, ' ') }),
    submit: async (body) => {
      await submit(body)
      toast(message)
      dialog.onClose()
    },
    // Shown below the reason.
    onRejection: () => {},
  })
  return (
    <FormDialog form={form} {...dialog}>
      <Field label="Reason" hint={hint} problem={form.problems['reason']}>
        <Textarea name="reason" rows={2} maxLength={300} defaultValue={reason} />
      </Field>
      <DecisionFailure error={error} whenRefused="Nothing was changed." />
    </FormDialog>
  )
}
