import { canonicalReference, methodOf } from '#contract/membership/reference.ts'
import { audit, fullName } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict } from '#server/kit/errors.ts'
import { activePayment, setTransactionId } from './store.ts'
import type { PaymentRow } from '../tables.ts'

type Correction = { transactionId: string; actorId: number }

/**
 * Replaces a mistyped reference of a locked pending payment by the bank's, and keeps what the payer typed. If another
 * payment takes the reference at the same moment, the unique index refuses this one.
 */
export async function correctReference(
  db: Db,
  payment: PaymentRow,
  { transactionId, actorId }: Correction,
): Promise<PaymentRow> {
  const reference = canonicalReference(transactionId)
  if (reference === payment.reference) return payment
  await assertCorrectable(db, payment, reference)
  const typed = payment.typedTransactionId ?? payment.transactionId!
  const corrected = await setTransactionId(db, payment.id, {
    transactionId,
    typedTransactionId: canonicalReference(typed) === reference ? null : typed,
    method: methodOf(transactionId) === methodOf(payment.transactionId!) ? payment.method : methodOf(transactionId),
  })
  await audit(db, {
    actorId,
    action: 'payment reference corrected',
    subject: `payment ${payment.id}`,
    before: { transactionId: payment.transactionId },
    after: { transactionId },
  })
  return corrected
}

async function assertCorrectable(db: Db, { method, transactionId }: PaymentRow, reference: string): Promise<void> {
  if (method === 'online' || transactionId === null) {
    throw refused('Only the reference of a bank or UPI transfer can be corrected')
  }
  const other = await activePayment(db, reference)
  if (other) throw refused(`${fullName(other)}’s ${other.state} payment already has this transaction ID`)
}

const refused = (message: string) => conflict(message, { transactionId: message })
