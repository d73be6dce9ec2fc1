import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db.ts'
import { giveReferralCode, insertEntry } from '#server/wallet/index.ts'
import { demoLearnerId } from './identity.ts'

/** The spec's sample figures: earned 500 by a referral, 100 left. */
export async function seedWallet(db: Db) {
  const everyone = await db.select({ id: people.id }).from(people)
  for (const { id } of everyone) await giveReferralCode(db, id)
  const learner = await demoLearnerId(db)
  await insertEntry(db, learner, 500_00, 'Referral: Ravi joined with your code')
  await insertEntry(db, learner, -400_00, 'Used for part of a renewal')
}
