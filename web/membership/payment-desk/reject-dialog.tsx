import { useRef, useState, type FormEvent } from 'react'
import { rejectPayments, type Decision, type PayerPayment } from '#contract/membership/payments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Failure } from '#web/kit/states/failure.tsx'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { rupees } from '#web/kit/format.ts'
import { failureTitle } from '../failure-title.ts'
import { useRejectPayments } from '../payments-admin.api.ts'
import { formatPaymentCount, totalRupees } from './desk.rules.ts'
import { rejectionReasons } from './rejection-reasons.ts'

type RejectDialogProps = {
  payments: PayerPayment[]
  onClose: () => void
  onDecided: (decisions: Decision[]) => void
}

const Reason = rejectPayments.body.shape.reason

export function RejectDialog({ payments, onClose, onDecided }: RejectDialogProps) {
  const reject = useRejectPayments()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [first] = payments

  const send = (event: FormEvent) => {
    event.preventDefault()
    // A reason is shown as one line everywhere.
    const checked = Reason.safeParse(reason.replace(/\s+/g, ' '))
    setProblem(checked.success ? null : checked.error.issues[0]!.message)
    if (!checked.success) return field.current?.focus()
    if (reject.isPending) return
    const paymentIds = payments.map(({ paymentId }) => paymentId)
    reject.mutate({ paymentIds, reason: checked.data }, { onSuccess: onDecided })
  }
  const fillIn = (text: string) => {
    setReason(text)
    setProblem(null)
    field.current?.focus()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={
        payments.length === 1
          ? `Reject ${first!.payer.name}’s payment?`
          : `Reject ${formatPaymentCount(payments.length)}?`
      }
      intro={describe(payments)}
    >
      <form noValidate onSubmit={send} className="grid gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Common reasons</legend>
          {rejectionReasons.map(({ label, text }) => (
            <Button key={label} size="small" onClick={() => fillIn(text)}>
              {label}
            </Button>
          ))}
        </fieldset>
        <Field label="Reason" hint="We’ll show this to the learner and send it by email." problem={problem}>
          <Textarea
            ref={field}
            name="reason"
            rows={3}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {reject.error && (
          <Failure title={failureTitle(reject.error, 'Nothing was rejected.')} message={reject.error.message} />
        )}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busy={reject.isPending} busyLabel="Rejecting…">
            Reject {payments.length === 1 ? 'payment' : `all ${payments.length}`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function describe(payments: PayerPayment[]): string {
  const total = `${rupees(totalRupees(payments))}${payments.length > 1 ? ' in total' : ''}.`
  const usesCredit = payments.some(({ creditRupees }) => creditRupees > 0)
  return usesCredit ? `${total} Used credit goes back to the wallet.` : total
}
