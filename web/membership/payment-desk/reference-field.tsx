import type { PayerPayment } from '#contract/membership/payments.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'

type ReferenceFieldProps = { payment: PayerPayment; problem: string | undefined }

/** The gateway's reference is never mistyped, and credit has none. */
export const isCorrectable = ({ method }: PayerPayment) => method === 'upi' || method === 'bank'

/** Filled in with what the payer typed, so that staff can correct it. */
export const ReferenceField = ({ payment, problem }: ReferenceFieldProps) => (
  <Field
    label="Transaction ID"
    hint="If the bank shows another one, correct it. The receipt has both."
    problem={problem}
  >
    <Input name="transactionId" maxLength={100} autoComplete="off" defaultValue={payment.transactionId ?? ''} />
  </Field>
)

/** What the field adds to a request: nothing unless it was corrected. */
export function correctionIn(fields: FormData, { transactionId }: PayerPayment): { transactionId?: string } {
  const entered = fields.get('transactionId')
  return typeof entered !== 'string' || entered === transactionId ? {} : { transactionId: entered }
}
