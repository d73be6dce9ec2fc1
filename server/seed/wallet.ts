import { and, eq, gt } from '#server/kit/db/orm.ts'
import { personByEmail } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { payments } from '#server/membership/tables.ts'
import { dedupeKeyOfReferral, createReferralCode } from '#server/wallet/index.ts'
import { referrals, walletEntries } from '#server/wallet/tables.ts'
import { demoLearnerId } from './identity.ts'
import { emailOf } from './learners.ts'

export async function seedWallet(db: Db) {
  const everyone = await db.select({ id: people.id }).from(people)
  for (const { id } of everyone) await createReferralCode(db, id)
}

/** The spec's sample figures: earned 500 by a referral, 100 left. */
export async function seedReferral(db: Db) {
  const learner = await demoLearnerId(db)
  // An older demo has the figures already, without the friend behind them.
  const [older] = await db.select().from(walletEntries).where(eq(walletEntries.personId, learner)).limit(1)
  if (older) return
  const friend = (await personByEmail(db, emailOf(['Rohit', 'Jadhav'])))!
  await db.insert(referrals).values({ personId: friend.id, referrerId: learner, createdAt: friend.createdAt })
  await db.insert(walletEntries).values([
    {
      personId: learner,
      amountPaise: 500_00,
      reason: `Referral: ${friend.firstName} joined with your code`,
      dedupeKey: dedupeKeyOfReferral(friend.id),
      createdAt: friend.createdAt,
    },
  ])
  await spendOnRenewal(db, learner)
}

/** The credit in her second payment left the wallet when she reported it. */
async function spendOnRenewal(db: Db, personId: number) {
  const [renewal] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.personId, personId), gt(payments.creditPaise, 0)))
  const { creditPaise, createdAt } = renewal!
  await db
    .insert(walletEntries)
    .values({ personId, amountPaise: -creditPaise, reason: 'Used for part of a renewal', createdAt })
}
