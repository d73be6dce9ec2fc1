import { and, count, eq, gte, lte, sql } from '#server/kit/db/orm.ts'
import type { DemoSlot } from '#contract/membership/demos.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { SlotCount } from './rules.ts'
import { type DemoBookingRow, demoBookings } from '../tables.ts'

type Slot = { demoDate: string; demoTime: DemoSlot }

const ofSlot = ({ demoDate, demoTime }: Slot) =>
  and(eq(demoBookings.demoDate, demoDate), eq(demoBookings.demoTime, demoTime))

// The first half of the key separates these advisory locks from others.
const slotLocks = 7_301_957
const visitorLocks = 7_301_958

export async function lockSlot(db: Db, { demoDate, demoTime }: Slot): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${slotLocks}, hashtext(${`${demoDate} ${demoTime}`}))`)
}

/** Always taken after the slot's lock, so that they can't deadlock. */
export async function lockVisitor(db: Db, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${visitorLocks}, hashtext(${email}))`)
}

export async function findBooking(db: Db, email: string, slot: Slot): Promise<DemoBookingRow | null> {
  const [row = null] = await db
    .select()
    .from(demoBookings)
    .where(and(eq(demoBookings.email, email), ofSlot(slot)))
  return row
}

export async function countBookings(db: Db, slot: Slot): Promise<number> {
  const [row] = await db.select({ booked: count() }).from(demoBookings).where(ofSlot(slot))
  return row!.booked
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
    .where(and(gte(demoDate, from), lte(demoDate, to)))
    .groupBy(demoDate, demoTime)
}

export async function countUpcomingDemos(db: Db, email: string, today: string): Promise<number> {
  const isUpcoming = and(eq(demoBookings.email, email), gte(demoBookings.demoDate, today))
  const [row] = await db.select({ upcoming: count() }).from(demoBookings).where(isUpcoming)
  return row!.upcoming
}

/** Marks the demos booked with this email as led to a registration. */
export async function markRegistered(db: Db, email: string): Promise<void> {
  await db.update(demoBookings).set({ state: 'registered' }).where(eq(demoBookings.email, email))
}
