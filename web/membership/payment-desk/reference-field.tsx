import type { PayerPayment } from '#contract/membership/payments.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'

type ReferenceFieldProps = { payment: PayerPayment; problem: string | undefined }

/** The gateway's reference is never mistyped, and credit has none. */
export const isCorrectable = ({ method }: PayerPayment) => method === 'upi' || method === 'bank'

/** Filled in with what the payer typed, so that staff can correct it, or with the bank's if a statement has it. */
export const ReferenceField = ({ payment, problem }: ReferenceFieldProps) => (
  <Field
    label="Transaction ID"
    hint={
      payment.onStatement?.similar
        ? `${payment.payer.name} typed ${payment.transactionId}. This is the bank’s, from the statement. The receipt has both.`
        : 'If the bank shows another one, correct it. The receipt has both.'
    }
    problem={problem}
  >
    <Input
      name="transactionId"
      maxLength={100}
      autoComplete="off"
      defaultValue={payment.onStatement?.similar ?? payment.transactionId ?? ''}
    />
  </Field>
)

/** What the field adds to a request: nothing unless it was corrected. */
export function correctionIn(fields: FormData, { transactionId }: PayerPayment): { transactionId?: string } {
  const entered = fields.get('transactionId')
  return typeof entered !== 'string' || entered === transactionId ? {} : { transactionId: entered }
}
