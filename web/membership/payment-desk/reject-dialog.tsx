import { useRef, useState } from 'react'
import { z } from '#contract/kit/zod.ts'
import { rejectPayments, type Decision, type PayerPayment } from '#contract/membership/payments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { rupees } from '#web/kit/format.ts'
import { DecisionFailure } from '../decision-failure.tsx'
import { useRejectPayments } from '../payments-admin.api.ts'
import { formatPaymentCount, totalRupees } from './desk.rules.ts'

type RejectDialogProps = {
  payments: PayerPayment[]
  onClose: () => void
  onDecided: (decisions: Decision[]) => void
}

const Rejection = z.object({ reason: rejectPayments.body.shape.reason })

export function RejectDialog({ payments, onClose, onDecided }: RejectDialogProps) {
  const reject = useRejectPayments()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [first] = payments

  const form = useForm({
    schema: Rejection,
    // A reason is shown as one line everywhere.
    read: () => ({ reason: reason.replace(/\s+/g, ' ') }),
    submit: async (body) => {
      const paymentIds = payments.map(({ paymentId }) => paymentId)
      onDecided(await reject.mutateAsync({ body: { paymentIds, ...body } }))
    },
    // Shown below the reason.
    onRejection: () => {},
  })
  const fillIn = (text: string) => {
    setReason(text)
    form.setProblems({})
    field.current?.focus()
  }

  return (
    <FormDialog
      title={
        payments.length === 1
          ? `Reject ${first!.payer.name}’s payment?`
          : `Reject ${formatPaymentCount(payments.length)}?`
      }
      intro={describe(payments)}
      form={form}
      submitLabel={`Reject ${payments.length === 1 ? 'payment' : `all ${payments.length}`}`}
      busyLabel="Rejecting…"
      isDanger
      onClose={onClose}
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Common reasons</legend>
        {rejectionReasons.map(({ label, text }) => (
          <Button key={label} size="small" onClick={() => fillIn(text)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <Field
        label="Reason"
        hint="We’ll show this to the learner and send it by email."
        problem={form.problems['reason']}
      >
        <Textarea
          ref={field}
          name="reason"
          rows={3}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <DecisionFailure error={reject.error} whenRefused="Nothing was rejected." />
    </FormDialog>
  )
}

function describe(payments: PayerPayment[]): string {
  const total = `${rupees(totalRupees(payments))}${payments.length > 1 ? ' in total' : ''}.`
  const usesCredit = payments.some(({ creditRupees }) => creditRupees > 0)
  return usesCredit ? `${total} Used credit goes back to the wallet.` : total
}

/** The usual reasons, each with what the payer should do next. */
const rejectionReasons = [
  {
    label: 'Not on the statement',
    text: 'We could not find this transaction ID on our bank statement. Please check it in your UPI or bank app and send it again.',
  },
  {
    label: 'Amount differs',
    text: 'We received a different amount than you entered. Please send your payment details again with the amount you paid.',
  },
  {
    label: 'Unreadable screenshot',
    text: 'We could not read your screenshot. Please send a clear one that shows the amount and the transaction ID.',
  },
] as const
