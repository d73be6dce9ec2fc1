import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, exists, gte, inArray, isNotNull, lt, ne, notExists, sql } from '#server/kit/db/orm.ts'
import { payments, receipts, statementLines } from '../tables.ts'

/** As many letters as a reference of a bank may have, and never the same twice. */
const clearedId = sql<string>`'CLEARED' || lpad(${payments.id}::text, 15, '0')`

export type Cleared = { id: number; personId: number; transactionId: string }

/** Takes out what names deleted people in their payments that were decided before then, and answers which it did. */
export async function clearPayments(db: Db, before: Date): Promise<Cleared[]> {
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

/** The same in the receipt: its number, day and amounts stay. */
export async function clearReceipt(db: Db, { id, transactionId }: Cleared): Promise<void> {
  const nobody = JSON.stringify({ payerName: 'Former learner', payerEmail: '', transactionId })
  await db
    .update(receipts)
    .set({ details: sql`${receipts.details} || ${nobody}::jsonb` })
    .where(eq(receipts.paymentId, id))
}

/** A line of the bank has the payer's name as the bank knows it. */
export async function clearStatementLines(db: Db, paymentIds: number[]): Promise<void> {
  await db
    .update(statementLines)
    .set({ narration: 'Cleared', reference: null })
    .where(inArray(statementLines.paymentId, paymentIds))
}
