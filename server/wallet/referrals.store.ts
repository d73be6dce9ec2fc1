import { randomInt } from 'node:crypto'
import { and, desc, eq, gte, like, or, sql } from '#server/kit/db/orm.ts'
import type { Referral, ReferralRefusal } from '#contract/wallet/ledger.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { referralCodes, referrals, walletEntries } from './tables.ts'
import { referralPrefix, referralReversalPrefix } from './wallet.rules.ts'

// No 0/O or 1/I/L, because codes are read out over the phone.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

export const createReferralCode = (db: Db, personId: number): Promise<void> => createReferralCodes(db, [personId])

/** Creates a code for each person and retries on the rare collision. */
export async function createReferralCodes(db: Db, personIds: number[]): Promise<void> {
  const missing = new Set(personIds)
  while (missing.size > 0) {
    const created = await db
      .insert(referralCodes)
      .values([...missing].map((personId) => ({ personId, code: newCode() })))
      .onConflictDoNothing({ target: referralCodes.code })
      .returning({ personId: referralCodes.personId })
    for (const { personId } of created) missing.delete(personId)
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

/** Stores whose code the person registered with. Returns false when the code doesn't exist. */
export async function storeReferrer(db: Db, personId: number, code: string): Promise<boolean> {
  const [owner] = await db.select().from(referralCodes).where(eq(referralCodes.code, code.trim().toUpperCase()))
  if (!owner) return false
  await db.insert(referrals).values({ personId, referrerId: owner.personId })
  return true
}

export async function referrerOf(db: Db, personId: number): Promise<number | null> {
  return (await referralOf(db, personId))?.referrerId ?? null
}

export async function referralOf(db: Db, personId: number) {
  const [row = null] = await db.select().from(referrals).where(eq(referrals.personId, personId))
  return row
}

/** The credit for this friend was taken back. */
export async function setReversed(db: Db, personId: number): Promise<void> {
  await db
    .update(referrals)
    .set({ refusal: 'refunded', reversed: sql`${referrals.reversed} + 1` })
    .where(eq(referrals.personId, personId))
}

export async function setRefusal(db: Db, personId: number, refusal: ReferralRefusal | null): Promise<void> {
  await db.update(referrals).set({ refusal }).where(eq(referrals.personId, personId))
}

/** In the calendar month of India. */
export async function referralCreditsThisMonth(db: Db, referrer: number): Promise<number> {
  const monthStart = sql`date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`
  const { dedupeKey } = walletEntries
  const isReversal = like(dedupeKey, `${referralReversalPrefix}%`)
  const [row] = await db
    .select({
      credits: sql<number>`count(*) filter (where not ${isReversal}) - count(*) filter (where ${isReversal})`.mapWith(
        Number,
      ),
    })
    .from(walletEntries)
    .where(
      and(
        eq(walletEntries.personId, referrer),
        or(like(dedupeKey, `${referralPrefix}%`), isReversal),
        gte(walletEntries.createdAt, monthStart),
      ),
    )
  return row!.credits
}

const { personId, referrerId, createdAt, refusal } = referrals
const creditEntry = eq(walletEntries.dedupeKey, sql`concat(${referralPrefix}::text, ${personId})`)

const codeAndReferrals = prepared((db) => {
  const friends = db
    .select({
      personId,
      firstName: people.firstName,
      creditId: walletEntries.id,
      at: createdAt,
      refusal,
      // Counted over all referrals, not only the listed ones.
      pending: sql<number>`count(*) filter (where ${walletEntries.id} is null and ${refusal} is null) over ()`.as(
        'pending',
      ),
    })
    .from(referrals)
    .innerJoin(people, eq(people.id, personId))
    .leftJoin(walletEntries, creditEntry)
    .where(eq(referrerId, sql.placeholder('referrer')))
    .orderBy(desc(createdAt), desc(personId))
    .limit(100)
    .as('friends')
  // Most learners have a code, but not every account of staff has one.
  const person = db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, sql.placeholder('referrer')))
    .as('person')
  return db
    .select()
    .from(person)
    .leftJoin(referralCodes, eq(referralCodes.personId, person.id))
    .leftJoin(friends, sql`true`)
    .orderBy(desc(friends.at), desc(friends.personId))
    .prepare('referrals_of')
})

type Referrals = { code: string; referrals: Referral[]; pending: number }

/** The person's code and the friends who registered with it, newest first, by first name: the referrer may not see more. */
export async function referralsOf(db: Db, referrer: number): Promise<Referrals> {
  const rows = await codeAndReferrals(db).execute({ referrer })
  const friends = rows.flatMap(({ friends }) => friends ?? [])
  const shown = friends.map(({ firstName, creditId, refusal, at }) => ({
    firstName,
    state: stateOf(creditId, refusal),
    refusal,
    at: at.toISOString(),
  }))
  return { code: rows[0]?.referral_codes?.code ?? '', referrals: shown, pending: friends[0]?.pending ?? 0 }
}

const stateOf = (creditId: number | null, refusal: ReferralRefusal | null): Referral['state'] =>
  refusal !== null ? 'not earned' : creditId === null ? 'pending' : 'earned'
