import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type PgColumn,
  type SQL,
  sql,
} from '#server/kit/db/orm.ts'
import { creditNotes, payments, receipts, refunds, refundTransfers } from '../tables.ts'
import { bankCredits } from '../bank-credits/tables.ts'
import { statementLines } from '../statements/tables.ts'

/** Unique, and as long as a bank reference. */
const clearedId = sql<string>`'CLEARED' || lpad(${payments.id}::text, 15, '0')`

const formerLearner = 'Former learner'

export type Anonymized = { id: number; personId: number; transactionId: string | null }

/** For payments of deleted people that were decided before this date. */
export async function anonymizePayments(db: Db, before: Date): Promise<Anonymized[]> {
  const payer = db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, payments.personId), isNotNull(people.deletedAt)))
  const later = db
    .select({ id: receipts.paymentId })
    .from(receipts)
    .where(and(eq(receipts.paymentId, payments.id), gte(receipts.issuedAt, before)))
  const returnedLater = db
    .select({ id: refunds.paymentId })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payments.id), gte(refunds.createdAt, before)))
  // A renewal that credit paid has no transaction ID, only a receipt with a name.
  const named = db
    .select({ id: receipts.paymentId })
    .from(receipts)
    .where(
      and(
        eq(receipts.paymentId, payments.id),
        isNull(payments.transactionId),
        sql`${receipts.details} ->> 'payerName' <> ${formerLearner}`,
      ),
    )
  return db
    .update(payments)
    .set({
      transactionId: sql`case when ${payments.transactionId} is not null then ${clearedId} end`,
      typedTransactionId: null,
      reason: sql`case when ${payments.reason} is not null then 'Cleared' end`,
    })
    .where(
      and(
        lt(payments.decidedAt, before),
        or(ne(payments.transactionId, clearedId), exists(named)),
        exists(payer),
        notExists(later),
        notExists(returnedLater),
      ),
    )
    .returning({ id: payments.id, personId: payments.personId, transactionId: payments.transactionId })
}

/** Whether they had a GSTIN stays, because the return of the month says it. */
const withoutCustomer = (receipt: SQL | PgColumn) => {
  const company = (gstin: SQL) =>
    sql`jsonb_build_object('legalName', ${formerLearner}::text, 'gstin', ${gstin}, 'address', '')`
  return sql`(case when ${receipt} ? 'customer' then jsonb_set(${receipt}, '{customer}',
    ${company(sql`case when ${receipt} #>> '{customer,gstin}' is not null then 'CLEARED' end`)}) else ${receipt} end)`
}

/** The number, date and amounts stay. */
export async function anonymizeReceipt(db: Db, { id, transactionId }: Anonymized): Promise<void> {
  const anonymous = JSON.stringify({ payerName: formerLearner, payerEmail: '', transactionId: transactionId ?? '' })
  await db
    .update(receipts)
    .set({ details: sql`${withoutCustomer(receipts.details)} - 'typedTransactionId' || ${anonymous}::jsonb` })
    .where(eq(receipts.paymentId, id))
}

/** Numbers, dates, amounts and days stay. */
export async function anonymizeRefunds(db: Db, { id, transactionId }: Anonymized): Promise<void> {
  const payer = JSON.stringify({ payerName: formerLearner, payerEmail: '', transactionId: transactionId ?? '' })
  const text = JSON.stringify({ reference: null, reason: 'Cleared' })
  const ofPayment = db.select({ id: refunds.id }).from(refunds).where(eq(refunds.paymentId, id))
  await db
    .update(creditNotes)
    .set({
      details: sql`${creditNotes.details} || ${text}::jsonb
        || jsonb_build_object('receipt', ${withoutCustomer(sql`(${creditNotes.details} -> 'receipt')`)} - 'typedTransactionId' || ${payer}::jsonb)`,
    })
    .where(inArray(creditNotes.refundId, ofPayment))
  await db.delete(refundTransfers).where(inArray(refundTransfers.refundId, ofPayment))
  await db.update(refunds).set({ reference: null, reason: 'Cleared' }).where(eq(refunds.paymentId, id))
}

/** The bank's narration contains the payer's name. */
export async function anonymizeStatementLines(db: Db, paymentIds: number[]): Promise<void> {
  await db
    .update(statementLines)
    .set({ narration: 'Cleared', reference: null })
    .where(inArray(statementLines.paymentId, paymentIds))
  await db.update(bankCredits).set({ reference: null }).where(inArray(bankCredits.paymentId, paymentIds))
}
