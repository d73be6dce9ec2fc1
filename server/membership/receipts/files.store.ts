import { and, desc, eq } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Receipt } from './content.ts'
import type { CreditNote } from './credit-note.ts'
import { accessEntries, creditNotes, payments, receipts, refunds } from '../tables.ts'

type OfPayer<Document> = Document & { payerId: number }

/** The newest receipt of a payment, or that of a round. */
export async function receiptOf(db: Db, paymentId: number, round?: number): Promise<OfPayer<Receipt> | null> {
  const entry = and(eq(accessEntries.paymentId, receipts.paymentId), eq(accessEntries.round, receipts.round))
  const ofRound = round === undefined ? undefined : eq(receipts.round, round)
  const [row] = await db
    .select({ receipt: receipts, payerId: payments.personId, entry: accessEntries })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(accessEntries, entry)
    .where(and(eq(receipts.paymentId, paymentId), ofRound))
    .orderBy(desc(receipts.round))
    .limit(1)
  if (!row) return null
  const { number, issuedAt, details } = row.receipt
  return { number, issuedAt, details, span: row.entry, payerId: row.payerId }
}

export async function creditNoteOf(db: Db, refundId: number): Promise<OfPayer<CreditNote> | null> {
  const { number, issuedAt, details } = creditNotes
  const [row = null] = await db
    .select({ number, issuedAt, details, payerId: payments.personId })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(creditNotes.refundId, refundId))
  return row
}
