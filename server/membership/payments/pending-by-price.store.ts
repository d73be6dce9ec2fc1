import { and, count, inArray, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { eqLiteral } from '#server/kit/db/prepared.ts'
import { payments } from '../tables.ts'

/** Prices without pending payments are left out. */
export async function countPendingByPrice(db: Db, prices: number[]): Promise<{ rupees: number; payments: number }[]> {
  const price = sql<number>`((${payments.amountPaise} + ${payments.creditPaise} + ${payments.couponPaise}) / 100)::int`
  return db
    .select({ rupees: price, payments: count() })
    .from(payments)
    .where(and(eqLiteral(payments.state, 'pending'), inArray(price, prices)))
    .groupBy(price)
    .orderBy(price)
}
