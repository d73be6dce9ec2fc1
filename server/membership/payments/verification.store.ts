import { and, eq, gt, inArray, ne, or, sql } from '#server/kit/db/orm.ts'
import type { PaymentState } from '#contract/membership/payments.ts'
import { lockPerson } from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { referrals } from '#server/wallet/tables.ts'
import { payments, type PaymentRow } from '../tables.ts'

export type Parties = { people: Map<number, PersonRow>; referrerOf: Map<number, number> }

/**
 * Locks payers, referrers and the actor by ascending ID, before anything else, so that two decisions can't deadlock. Without
 * an actor it is decided automatically.
 */
export async function lockParties(db: Db, paymentIds: number[], actorId: number | null): Promise<Parties> {
  const rows = await db
    .select({ payerId: payments.personId, referrerId: referrals.referrerId })
    .from(payments)
    .leftJoin(referrals, eq(referrals.personId, payments.personId))
    .where(inArray(payments.id, paymentIds))
  const referrerOf = new Map(rows.flatMap(({ payerId, referrerId }) => (referrerId ? [[payerId, referrerId]] : [])))
  const payerIds = rows.map(({ payerId }) => payerId)
  return {
    people: await lockAll(db, [...payerIds, ...(actorId === null ? [] : [actorId]), ...referrerOf.values()]),
    referrerOf,
  }
}

/** Locks these people and their referrers in the same order, for payments that don't exist yet. */
export async function lockPeople(db: Db, personIds: number[]): Promise<Map<number, PersonRow>> {
  const rows = await db
    .select({ referrerId: referrals.referrerId })
    .from(referrals)
    .where(inArray(referrals.personId, personIds))
  return lockAll(db, [...personIds, ...rows.map(({ referrerId }) => referrerId)])
}

async function lockAll(db: Db, personIds: number[]): Promise<Map<number, PersonRow>> {
  const ids = new Set(personIds)
  const people = new Map<number, PersonRow>()
  for (const id of [...ids].toSorted((a, b) => a - b)) {
    const person = await lockPerson(db, id)
    if (person) people.set(id, person)
  }
  return people
}

export async function hasPaymentOf(db: Db, paymentIds: number[], personId: number): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.id, paymentIds), eq(payments.personId, personId)))
    .limit(1)
  return rows.length > 0
}

export async function lockPayment(db: Db, id: number): Promise<PaymentRow | null> {
  const [row = null] = await db.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

type PaymentDecision = {
  state: Exclude<PaymentState, 'pending'>
  reason?: string
  decidedAt: Date
  decidedBy: number | null
}

export async function setDecision(db: Db, id: number, decision: PaymentDecision): Promise<void> {
  await db.update(payments).set(decision).where(eq(payments.id, id))
}

type Received = Pick<
  PaymentRow,
  'amountPaise' | 'creditPaise' | 'reportedPaise' | 'reportedCreditPaise' | 'restPaise' | 'waivedPaise'
>

export async function setReceived(db: Db, id: number, received: Received): Promise<PaymentRow> {
  const [row] = await db.update(payments).set(received).where(eq(payments.id, id)).returning()
  return row!
}

const canonicalEmail = sql`canonical_email(${people.email})`
/** A verified transfer that paid for days and wasn't fully refunded. */
const transferred = and(
  eq(payments.state, 'verified'),
  gt(sql`${payments.amountPaise} - ${payments.restPaise}`, payments.refundedPaise),
)

export async function hasOwnTransfer(db: Db, { id, personId }: PaymentRow): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.personId, personId), transferred, ne(payments.id, id)))
    .limit(1)
  return rows.length > 0
}

/** Whether this person, or another account with their address in another spelling, has a verified transfer. */
export async function hasPaid(db: Db, { id, email }: PersonRow, except: PaymentRow | null = null): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(people, eq(people.id, payments.personId))
    .where(
      and(
        or(eq(people.id, id), eq(canonicalEmail, sql`canonical_email(${email})`)),
        transferred,
        except ? ne(payments.id, except.id) : undefined,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether the accounts have the same address, apart from plus-tags and Gmail's dots. */
export async function isSamePerson(db: Db, one: PersonRow, other: PersonRow): Promise<boolean> {
  const { rows } = await db.execute<{ same: boolean }>(
    sql`select canonical_email(${one.email}) = canonical_email(${other.email}) as same`,
  )
  return rows[0]!.same
}
