import { and, eq, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { formatNumber } from '#contract/membership/document-numbers.ts'
import { financialYearOf } from './rules.ts'
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
