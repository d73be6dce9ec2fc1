import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'

const bankDates = preparedSql(
  'bank_dates',
  `select payment_id::float8 as "paymentId", paid_on::text as "paidOn" from bank_credits
   where payment_id = any($1) and paid_on is not null`,
)

/** When the bank received these payments, where a statement says it. */
export async function bankDatesOf(db: Db, paymentIds: number[]): Promise<Map<number, string>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await bankDates(db)<{ paymentId: number; paidOn: string }>([paymentIds])
  return new Map(rows.map(({ paymentId, paidOn }) => [paymentId, paidOn]))
}

export const bankDateOf = async (db: Db, paymentId: number): Promise<string | null> =>
  (await bankDatesOf(db, [paymentId])).get(paymentId) ?? null
