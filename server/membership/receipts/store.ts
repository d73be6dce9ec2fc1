import { sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { financialYearOf, receiptNumber } from './rules.ts'
import { receiptCounters, receipts, type ReceiptDetails } from '../tables.ts'

/**
 * Takes the next number of the financial year. The counter's row stays locked until the transaction ends and rolls back
 * with it; a sequence would leave gaps. Take all other locks before this one.
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
