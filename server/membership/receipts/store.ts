import { and, desc, eq, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { formatNumber } from '#contract/membership/document-numbers.ts'
import { financialYearOf } from './rules.ts'
import {
  accessEntries,
  creditNoteCounters,
  type CreditNoteDetails,
  creditNotes,
  type PaymentRow,
  payments,
  receiptCounters,
  type ReceiptDetails,
  receipts,
  refunds,
} from '../tables.ts'
import type { Receipt } from './content.ts'
import type { CreditNote } from './credit-note.ts'

/** A verification that was undone has a receipt too, which its credit note cancels. */
export const currentReceipt = and(eq(receipts.paymentId, payments.id), eq(receipts.round, payments.undone))

type Document<Details> = { issuedAt: Date; details: Details }

export async function issueReceipt(
  db: Db,
  { id: paymentId, undone: round, personId }: Pick<PaymentRow, 'id' | 'undone' | 'personId'>,
  { issuedAt, details }: Document<ReceiptDetails>,
): Promise<string> {
  const { financialYear, serial } = await nextNumber(db, receiptCounters, issuedAt)
  const number = formatNumber('receipts', financialYear, serial)
  const isRenewal = hasStandingReceipt(personId)
  await db.insert(receipts).values({ paymentId, round, number, financialYear, serial, issuedAt, details, isRenewal })
  return number
}

/** A cancelled receipt doesn't count, nor one that opened no days; a refunded one does. */
const hasStandingReceipt = (personId: number) =>
  sql<boolean>`exists (select from receipts as earlier join payments as paid on paid.id = earlier.payment_id
    where paid.person_id = ${personId} and earlier.round = paid.undone and earlier.details -> 'days' > '0')`

export async function issueCreditNote(
  db: Db,
  refundId: number,
  { issuedAt, details }: Document<CreditNoteDetails>,
): Promise<string> {
  const { financialYear, serial } = await nextNumber(db, creditNoteCounters, issuedAt)
  const number = formatNumber('credit notes', financialYear, serial)
  await db.insert(creditNotes).values({ refundId, number, financialYear, serial, issuedAt, details })
  return number
}

/**
 * Takes the next number of the financial year. The counter's row stays locked until the transaction ends and rolls back
 * with it; a sequence would leave gaps. Take all other locks before this one.
 */
async function nextNumber(db: Db, counters: typeof receiptCounters | typeof creditNoteCounters, issuedAt: Date) {
  const financialYear = financialYearOf(issuedAt)
  const [counter] = await db
    .insert(counters)
    .values({ financialYear, last: 1 })
    .onConflictDoUpdate({ target: counters.financialYear, set: { last: sql`${counters.last} + 1` } })
    .returning()
  return { financialYear, serial: counter!.last }
}

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
