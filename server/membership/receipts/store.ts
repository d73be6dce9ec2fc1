import { and, desc, eq, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { formatNumber } from '#contract/membership/document-numbers.ts'
import { financialYearOf } from './rules.ts'
import {
  accessEntries,
  creditNoteCounters,
  type CreditNoteDetails,
  creditNotes,
  type Customer,
  invoiceDetails,
  type PaymentRow,
  payments,
  receiptCounters,
  type ReceiptDetails,
  receipts,
  refunds,
} from '../tables.ts'
import type { Receipt } from './content.ts'
import type { CreditNote } from './credit-note.ts'

type Rounds = Pick<PaymentRow, 'undone' | 'replaced'>

/** Of a payment's current receipt, and of the refunds that correct it. */
export const roundOf = ({ undone, replaced }: Rounds): number => undone + replaced

const currentRound = sql`${payments.undone} + ${payments.replaced}`

/** A verification that was undone has a receipt too, and so has one that was replaced; a credit note cancels it. */
export const currentReceipt = and(eq(receipts.paymentId, payments.id), eq(receipts.round, currentRound))

/** The access that a receipt paid for, which stays the same when the receipt is replaced. */
export const accessOfReceipt = and(
  eq(accessEntries.paymentId, receipts.paymentId),
  eq(accessEntries.round, sql`${receipts.round} - ${receipts.replaced}`),
)

type Document<Details> = { issuedAt: Date; details: Details }

type Issued = Document<ReceiptDetails> & {
  /** Of the receipt that it replaces. */
  isRenewal?: boolean
}

export async function issueReceipt(
  db: Db,
  payment: Pick<PaymentRow, 'id' | 'undone' | 'replaced' | 'personId'>,
  { issuedAt, details, isRenewal }: Issued,
): Promise<string> {
  const { financialYear, serial } = await nextNumber(db, receiptCounters, issuedAt)
  const number = formatNumber('receipts', financialYear, serial)
  await db.insert(receipts).values({
    paymentId: payment.id,
    round: roundOf(payment),
    replaced: payment.replaced,
    number,
    financialYear,
    serial,
    issuedAt,
    details,
    isRenewal: isRenewal ?? hasStandingReceipt(payment.personId),
  })
  return number
}

/** A cancelled receipt doesn't count, nor one that opened no days; a refunded one does. */
const hasStandingReceipt = (personId: number) =>
  sql<boolean>`exists (select from receipts as earlier join payments as paid on paid.id = earlier.payment_id
    where paid.person_id = ${personId} and earlier.round = paid.undone + paid.replaced and earlier.details -> 'days' > '0')`

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

/** The company that this learner wants on their receipts. */
export async function customerOf(db: Db, personId: number): Promise<Customer | null> {
  const { legalName, gstin, address } = invoiceDetails
  const [row = null] = await db
    .select({ legalName, gstin, address })
    .from(invoiceDetails)
    .where(eq(invoiceDetails.personId, personId))
  return row
}

type OfPayer<Document> = Document & { payerId: number }

/** The newest receipt of a payment, or that of a round. */
export async function receiptOf(db: Db, paymentId: number, round?: number): Promise<OfPayer<Receipt> | null> {
  const ofRound = round === undefined ? undefined : eq(receipts.round, round)
  const [row] = await db
    .select({ receipt: receipts, payerId: payments.personId, entry: accessEntries })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(accessEntries, accessOfReceipt)
    .where(and(eq(receipts.paymentId, paymentId), ofRound))
    .orderBy(desc(receipts.round))
    .limit(1)
  if (!row) return null
  const { number, issuedAt, details } = row.receipt
  return { number, issuedAt, details, span: row.entry, payerId: row.payerId }
}

/** The rounds of a payment's receipts, with their numbers. */
export const roundsOf = (db: Db, paymentId: number): Promise<{ round: number; number: string }[]> =>
  db.select({ round: receipts.round, number: receipts.number }).from(receipts).where(eq(receipts.paymentId, paymentId))

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
