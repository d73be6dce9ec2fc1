import { randomInt } from 'node:crypto'
import { and, eq, gte, like, or, sql } from '#server/kit/db/orm.ts'
import type { Referral, ReferralRefusal } from '#contract/wallet/ledger.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { jsonRead } from '#server/kit/db/reads.ts'
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

type ReferralsJson = {
  code: string | null
  pending: number
  friends: { firstName: string; creditId: number | null; refusal: ReferralRefusal | null; at: string }[]
}
type Referrals = { code: string; referrals: Referral[]; pending: number }

const { personId, referrerId, createdAt, refusal } = referrals
const isCreditEntry = sql`${walletEntries.dedupeKey} = concat(${sql.raw(`'${referralPrefix}'`)}::text, ${personId})`
const brought = sql`from ${referrals} left join ${walletEntries} on ${isCreditEntry}
  where ${referrerId} = ${sql.placeholder('personId')}`

export const referralsRead = jsonRead<ReferralsJson, Referrals, { personId: number }>(
  'referrals',
  ['personId'],
  // Pending are counted over all referrals, not only the listed ones. Not every account of staff has a code.
  sql`select json_build_object(
    'code', (select ${referralCodes.code} from ${referralCodes} where ${referralCodes.personId} = ${sql.placeholder('personId')}),
    'pending', (select count(*) ${brought} and ${walletEntries.id} is null and ${refusal} is null),
    'friends', (select coalesce(json_agg(json_build_object('firstName', ${people.firstName}, 'creditId', friends.credit_id,
        'refusal', friends.refusal, 'at', friends.created_at) order by friends.created_at desc, friends.person_id desc), '[]')
      from (select ${personId}, ${createdAt}, ${refusal}, ${walletEntries.id} as credit_id ${brought}
        order by ${createdAt} desc, ${personId} desc limit 100) as friends
      join ${people} on ${people.id} = friends.person_id))`,
  ({ code, pending, friends }) => ({ code: code ?? '', pending, referrals: friends.map(toReferral) }),
)

const toReferral = ({ firstName, creditId, refusal, at }: ReferralsJson['friends'][number]): Referral => ({
  firstName,
  state: stateOf(creditId, refusal),
  refusal,
  at: new Date(at).toISOString(),
})

/** The person's code and the friends who registered with it, newest first, by first name: the referrer may not see more. */
export const referralsOf = (db: Db, personId: number): Promise<Referrals> => referralsRead(db, { personId })

const stateOf = (creditId: number | null, refusal: ReferralRefusal | null): Referral['state'] =>
  refusal !== null ? 'not earned' : creditId === null ? 'pending' : 'earned'
