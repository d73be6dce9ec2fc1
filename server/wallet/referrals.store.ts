import { randomInt } from 'node:crypto'
import { desc, eq, sql } from '#server/kit/db/orm.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { getWallet } from '#contract/wallet/ledger.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { referralCodes, referrals, walletEntries } from './tables.ts'
import { referralPrefix } from './wallet.rules.ts'

// No 0/O, 1/I/L: codes are read out over the phone.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

/** Gives the person a code of their own. */
export const giveReferralCode = (db: Db, personId: number): Promise<void> => giveReferralCodes(db, [personId])

/** Gives each a code of their own. Eight letters of 31 hardly ever meet; where they do, another is drawn. */
export async function giveReferralCodes(db: Db, personIds: number[]): Promise<void> {
  const without = new Set(personIds)
  while (without.size > 0) {
    const given = await db
      .insert(referralCodes)
      .values([...without].map((personId) => ({ personId, code: newCode() })))
      .onConflictDoNothing({ target: referralCodes.code })
      .returning({ personId: referralCodes.personId })
    for (const { personId } of given) without.delete(personId)
  }
}

const codeOf = prepared((db) =>
  db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.personId, sql.placeholder('personId')))
    .prepare('referral_code_of'),
)

export async function referralCodeOf(db: Db, personId: number): Promise<string> {
  const [row] = await codeOf(db).execute({ personId })
  return row?.code ?? ''
}

/** Notes who brought the person. Answers false when nobody has this code. */
export async function noteReferrer(db: Db, personId: number, code: string): Promise<boolean> {
  const [owner] = await db.select().from(referralCodes).where(eq(referralCodes.code, code.trim().toUpperCase()))
  if (!owner) return false
  await db.insert(referrals).values({ personId, referrerId: owner.personId })
  return true
}

/** Whose code the person registered with. */
export async function referrerOf(db: Db, personId: number): Promise<number | null> {
  const [row] = await db.select().from(referrals).where(eq(referrals.personId, personId))
  return row?.referrerId ?? null
}

type Referral = ReplyOf<typeof getWallet>['referrals'][number]

const { personId, referrerId, createdAt } = referrals
const itsCredit = eq(walletEntries.dedupeKey, sql`concat(${referralPrefix}::text, ${personId})`)

const broughtBy = prepared((db) =>
  db
    .select({
      firstName: people.firstName,
      creditId: walletEntries.id,
      at: createdAt,
      // Over all of them, also where more came than are listed.
      pending: sql<number>`count(*) filter (where ${walletEntries.id} is null) over ()`,
    })
    .from(referrals)
    .innerJoin(people, eq(people.id, personId))
    .leftJoin(walletEntries, itsCredit)
    .where(eq(referrerId, sql.placeholder('referrer')))
    .orderBy(desc(createdAt), desc(personId))
    .limit(100)
    .prepare('referrals_of'),
)

/**
 * Who came by the person's code, newest first, by first name alone: that is what a friend who shared it may know. And
 * for how many of all who came the credit is still to come.
 */
export async function referralsOf(db: Db, referrer: number): Promise<{ referrals: Referral[]; pending: number }> {
  const rows = await broughtBy(db).execute({ referrer })
  const shown = rows.map(({ firstName, creditId, at }) => ({
    firstName,
    state: creditId === null ? ('pending' as const) : ('earned' as const),
    at: at.toISOString(),
  }))
  return { referrals: shown, pending: rows[0]?.pending ?? 0 }
}
