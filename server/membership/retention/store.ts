import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, exists, gte, inArray, isNotNull, lt, ne, notExists, sql } from '#server/kit/db/orm.ts'
import { payments, receipts, statementLines } from '../tables.ts'

/** Unique, and as long as a bank reference. */
const clearedId = sql<string>`'CLEARED' || lpad(${payments.id}::text, 15, '0')`

export type Anonymized = { id: number; personId: number; transactionId: string }

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
  return db
    .update(payments)
    .set({ transactionId: clearedId, reason: sql`case when ${payments.reason} is not null then 'Cleared' end` })
    .where(and(lt(payments.decidedAt, before), ne(payments.transactionId, clearedId), exists(payer), notExists(later)))
    .returning({ id: payments.id, personId: payments.personId, transactionId: payments.transactionId })
}

/** The number, date and amounts stay. */
export async function anonymizeReceipt(db: Db, { id, transactionId }: Anonymized): Promise<void> {
  const anonymous = JSON.stringify({ payerName: 'Former learner', payerEmail: '', transactionId })
  await db
    .update(receipts)
    .set({ details: sql`${receipts.details} || ${anonymous}::jsonb` })
    .where(eq(receipts.paymentId, id))
}

/** The bank's narration contains the payer's name. */
export async function anonymizeStatementLines(db: Db, paymentIds: number[]): Promise<void> {
  await db
    .update(statementLines)
    .set({ narration: 'Cleared', reference: null })
    .where(inArray(statementLines.paymentId, paymentIds))
}
