import type { Payment } from '#contract/membership/payments.ts'
import { canonicalReference, methodOf } from '#contract/membership/reference.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertFile, readSettings, signedFileUrl } from '#server/site/index.ts'
import { audit, fullName } from '#server/identity/index.ts'
import { transferUsed } from './rules.ts'
import {
  activePayment,
  insertPayment,
  isReportedByOthers,
  paymentView,
  setScreenshot,
  setTransactionId,
  toPayment,
  type View,
} from './store.ts'
import type { PaymentRow } from '../tables.ts'
import { receiptLink } from '../receipts/links.ts'

export async function viewFor(db: Db, tools: Tools, readerId: number): Promise<View> {
  const { plans } = await readSettings(db)
  return {
    readerId,
    plans,
    linkToScreenshot: (file) => signedFileUrl(tools, file, readerId),
    linkToReceipt: (receipt) => receiptLink(tools, receipt, readerId),
  }
}

/**
 * Records a reported transfer, or returns null if it is pending or verified already. Only the first person who reported
 * a transfer may report it again after a rejection; otherwise someone who saw the reference could take it over.
 */
export async function recordTransfer(db: Db, payment: Parameters<typeof insertPayment>[1]): Promise<PaymentRow | null> {
  const recorded = await insertPayment(db, payment)
  if (recorded && (await isReportedByOthers(db, recorded))) throw transferUsed()
  return recorded
}

type Attachment = { personId: number; paymentId: number; files: ReceivedFile[] }

/** An earlier screenshot stays stored as evidence. */
export async function attachScreenshot(
  db: Db,
  tools: Tools,
  { personId, paymentId, files: [image] }: Attachment,
): Promise<Payment> {
  if (!image) throw invalid({ image: 'Choose a screenshot of the payment' })
  const view = await viewFor(db, tools, personId)
  return db.transaction(async (db) => {
    await insertFile(db, image, personId)
    const payment = await setScreenshot(db, personId, paymentId, image.id)
    if (!payment) throw notFound('This pending payment')
    return toPayment(await paymentView(db, payment.id), view)
  })
}

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
