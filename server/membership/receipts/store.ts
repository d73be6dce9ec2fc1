import { and, eq, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { creditNoteNumber, financialYearOf, receiptNumber } from './rules.ts'
import {
  creditNoteCounters,
  type CreditNoteDetails,
  creditNotes,
  payments,
  type PaymentRow,
  receiptCounters,
  receipts,
  type ReceiptDetails,
} from '../tables.ts'

/** A verification that was undone has a receipt too, which its credit note cancels. */
export const currentReceipt = and(eq(receipts.paymentId, payments.id), eq(receipts.round, payments.undone))

type Document<Details> = { issuedAt: Date; details: Details }

export async function issueReceipt(
  db: Db,
  { id: paymentId, undone: round }: Pick<PaymentRow, 'id' | 'undone'>,
  { issuedAt, details }: Document<ReceiptDetails>,
): Promise<string> {
  const { financialYear, serial } = await nextNumber(db, receiptCounters, issuedAt)
  const number = receiptNumber(financialYear, serial)
  await db.insert(receipts).values({ paymentId, round, number, financialYear, serial, issuedAt, details })
  return number
}

export async function issueCreditNote(
  db: Db,
  refundId: number,
  { issuedAt, details }: Document<CreditNoteDetails>,
): Promise<string> {
  const { financialYear, serial } = await nextNumber(db, creditNoteCounters, issuedAt)
  const number = creditNoteNumber(financialYear, serial)
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
