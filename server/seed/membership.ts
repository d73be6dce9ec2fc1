import { dayMs as day } from '#contract/kit/durations.ts'
import type { Db } from '#server/kit/db/db.ts'
import { addDays } from '#server/membership/index.ts'
import { payments } from '#server/membership/tables.ts'
import { demoLearnerId } from './identity.ts'

/** The demo learner's second payment: ₹499 for 42 days, of which ₹400 came from her wallet. */
export async function seedMembership(db: Db) {
  const personId = await demoLearnerId(db)
  const paidAt = new Date(Date.now() - 11 * day)
  const [payment] = await db
    .insert(payments)
    .values({
      personId,
      transactionId: '431256789012',
      amountPaise: 99_00,
      creditPaise: 400_00,
      method: 'upi',
      state: 'verified',
      createdAt: paidAt,
      decidedAt: paidAt,
    })
    .returning({ id: payments.id })
  await addDays(db, [{ personId, days: 42, reason: 'Payment of ₹499', paymentId: payment!.id }], paidAt)
}
