import { sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { financialYearOf, receiptNumber } from './rules.ts'
import { receiptCounters, receipts, type ReceiptDetails } from '../tables.ts'

/**
 * Gives the payment's receipt the next number of its financial year. The counter's row stays locked until the
 * transaction ends, and goes back with it: a sequence would leave a gap where something fails. Whatever else a
 * transaction has to wait for, it waits for before this.
 */
export async function issueReceipt(
  db: Db,
  paymentId: number,
  { issuedAt, details }: { issuedAt: Date; details: ReceiptDetails },
): Promise<string> {
  const financialYear = financialYearOf(issuedAt)
  const [counter] = await db
    .insert(receiptCounters)
    .values({ financialYear, last: 1 })
    .onConflictDoUpdate({ target: receiptCounters.financialYear, set: { last: sql`${receiptCounters.last} + 1` } })
    .returning()
  const serial = counter!.last
  const number = receiptNumber(financialYear, serial)
  await db.insert(receipts).values({ paymentId, number, financialYear, serial, issuedAt, details })
  return number
}
