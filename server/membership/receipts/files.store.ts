import { eq } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Receipt } from './content.ts'
import { accessEntries, payments, receipts } from '../tables.ts'

export async function receiptOf(db: Db, paymentId: number): Promise<(Receipt & { payerId: number }) | null> {
  const [row] = await db
    .select({ receipt: receipts, payerId: payments.personId, entry: accessEntries })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(accessEntries, eq(accessEntries.paymentId, receipts.paymentId))
    .where(eq(receipts.paymentId, paymentId))
    .limit(1)
  if (!row) return null
  const { number, issuedAt, details } = row.receipt
  return { number, issuedAt, details, span: row.entry, payerId: row.payerId }
}
