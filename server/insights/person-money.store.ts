import type { PersonProfile } from '#contract/insights/person.ts'
import { people } from '#server/identity/tables.ts'
import { fullName } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { desc, eq, sql } from '#server/kit/db/orm.ts'
import { currentReceipt, toAccessEntries } from '#server/membership/index.ts'
import { accessEntries, payments, receipts } from '#server/membership/tables.ts'
import { referralPrefix } from '#server/wallet/index.ts'
import { referralCodes, referrals, walletEntries } from '#server/wallet/tables.ts'

type LinkToReceipt = (receipt: { paymentId: number; number: string }) => string

export async function paymentsOf(
  db: Db,
  personId: number,
  limit: number,
  link: LinkToReceipt,
): Promise<PersonProfile['payments']> {
  const rows = await db
    .select({ payment: payments, number: receipts.number })
    .from(payments)
    .leftJoin(receipts, currentReceipt)
    .where(eq(payments.personId, personId))
    .orderBy(desc(payments.id))
    .limit(limit)
  return rows.map(({ payment, number }) => ({
    paymentId: payment.id,
    transactionId: payment.transactionId,
    rupees: payment.amountPaise / 100,
    creditRupees: payment.creditPaise / 100,
    refundedRupees: payment.refundedPaise / 100,
    refundedCreditRupees: payment.refundedCreditPaise / 100,
    state: payment.state,
    reason: payment.reason,
    createdAt: payment.createdAt.toISOString(),
    receiptUrl: number && link({ paymentId: payment.id, number }),
  }))
}

/** Newest first. */
export async function accessOf(db: Db, personId: number, limit: number): Promise<PersonProfile['access']> {
  const rows = await db
    .select()
    .from(accessEntries)
    .where(eq(accessEntries.personId, personId))
    .orderBy(desc(accessEntries.id))
    .limit(limit)
  return toAccessEntries(rows)
}

/** The people who joined with this person's code, and whether it was credited. */
export async function referralsBy(db: Db, personId: number, limit: number): Promise<PersonProfile['referrals']> {
  const isCredit = eq(walletEntries.dedupeKey, sql`concat(${referralPrefix}::text, ${referrals.personId})`)
  const rows = await db
    .select({
      userId: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      at: referrals.createdAt,
      creditId: walletEntries.id,
      refusal: referrals.refusal,
    })
    .from(referrals)
    .innerJoin(people, eq(people.id, referrals.personId))
    .leftJoin(walletEntries, isCredit)
    .where(eq(referrals.referrerId, personId))
    .orderBy(desc(referrals.createdAt), desc(referrals.personId))
    .limit(limit)
  return rows.map(({ userId, at, creditId, refusal, ...name }) => ({
    userId,
    name: fullName(name),
    at: at.toISOString(),
    isEarned: creditId !== null && refusal === null,
  }))
}

export async function referralOf(
  db: Db,
  personId: number,
): Promise<Pick<PersonProfile, 'referralCode' | 'referredBy'>> {
  const [row] = await db
    .select({
      code: referralCodes.code,
      userId: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(sql`(select ${personId}::bigint as id) as it`)
    .leftJoin(referralCodes, sql`${referralCodes.personId} = it.id`)
    .leftJoin(referrals, sql`${referrals.personId} = it.id`)
    .leftJoin(people, eq(people.id, referrals.referrerId))
  const { code = null, userId = null, firstName, lastName } = row ?? {}
  const referredBy = userId === null ? null : { userId, name: fullName({ firstName: firstName!, lastName: lastName! }) }
  return { referralCode: code, referredBy }
}
