import { and, asc, count, eq, gte, inArray, lte, ne, or, sql } from '#server/kit/db/orm.ts'
import { demoDays, type DemoSlot } from '#contract/membership/demos.ts'
import type { Db } from '#server/kit/db/db.ts'
import { daysAfter } from '#server/kit/india.ts'
import { mailboxOf, type SlotCount } from './rules.ts'
import { type DemoBookingRow, demoBookings } from './tables.ts'

type Slot = { demoDate: string; demoTime: DemoSlot }

const ofSlot = ({ demoDate, demoTime }: Slot) =>
  and(eq(demoBookings.demoDate, demoDate), eq(demoBookings.demoTime, demoTime))

// The first half of the key separates these advisory locks from others.
const slotLocks = 7_301_957
const visitorLocks = 7_301_958

export async function lockSlot(db: Db, { demoDate, demoTime }: Slot): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${slotLocks}, hashtext(${`${demoDate} ${demoTime}`}))`)
}

/** Always taken after the slot's lock and in this order, so that they can't deadlock. */
export async function lockVisitor(db: Db, { email, mbNumber }: Pick<Visitor, 'email' | 'mbNumber'>): Promise<void> {
  for (const key of [mailboxOf(email), mbNumber])
    await db.execute(sql`select pg_advisory_xact_lock(${visitorLocks}, hashtext(${key}))`)
}

const isTaken = ne(demoBookings.state, 'cancelled')

export async function countBookings(db: Db, slot: Slot): Promise<number> {
  const [row] = await db
    .select({ booked: count() })
    .from(demoBookings)
    .where(and(ofSlot(slot), isTaken))
  return row!.booked
}

type Visitor = { email: string; mbNumber: string; name: string }

/** The visitor's demo that is still to come or running. A family may share a number, so the name counts with it. */
export async function findActiveBooking(db: Db, visitor: Visitor, today: string): Promise<DemoBookingRow | null> {
  const { email, mobile, name, demoDate, state } = demoBookings
  const isSamePerson = or(
    eq(sql`regexp_replace(${email}, '\\+[^@]*@', '@')`, mailboxOf(visitor.email)),
    and(eq(mobile, visitor.mbNumber), eq(sql`lower(${name})`, visitor.name.toLowerCase())),
  )
  const isActive = and(inArray(state, ['booked', 'attended']), gte(demoDate, daysAfter(today, 1 - demoDays)))
  const [row = null] = await db
    .select()
    .from(demoBookings)
    .where(and(isSamePerson, isActive))
    .orderBy(asc(demoBookings.id))
    .limit(1)
  return row
}

export async function bookingById(db: Db, id: number): Promise<DemoBookingRow | null> {
  const [row = null] = await db.select().from(demoBookings).where(eq(demoBookings.id, id))
  return row
}

/** A change by the visitor. Nobody else changes the booking meanwhile, because its row is locked. */
export async function changeBooking(db: Db, id: number, changed: Partial<DemoBookingRow>): Promise<DemoBookingRow> {
  const [row] = await db
    .update(demoBookings)
    .set({ ...changed, changes: sql`${demoBookings.changes} + 1` })
    .where(eq(demoBookings.id, id))
    .returning()
  return row!
}

export async function insertBooking(db: Db, booking: typeof demoBookings.$inferInsert): Promise<DemoBookingRow> {
  const [row] = await db.insert(demoBookings).values(booking).returning()
  return row!
}

export async function slotCounts(db: Db, from: string, to: string): Promise<SlotCount[]> {
  const { demoDate, demoTime } = demoBookings
  return db
    .select({ demoDate, demoTime, booked: count() })
    .from(demoBookings)
    .where(and(gte(demoDate, from), lte(demoDate, to), isTaken))
    .groupBy(demoDate, demoTime)
}

/** Marks the demos booked with this email as led to a registration. */
export async function markRegistered(db: Db, email: string): Promise<void> {
  await db
    .update(demoBookings)
    .set({ state: 'registered' })
    .where(and(eq(demoBookings.email, email), isTaken))
}
