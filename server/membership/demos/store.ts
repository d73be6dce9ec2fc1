import { and, asc, count, eq, gte, inArray, isNull, lte, ne, or, sql } from '#server/kit/db/orm.ts'
import { demoDays, type DemoSlot } from '#contract/membership/demos.ts'
import type { Db } from '#server/kit/db/db.ts'
import { daysAfter } from '#server/kit/india.ts'
import { hasDemo, mailboxOf, type SlotCount } from './rules.ts'
import { type BookedDemo, type DemoBookingRow, demoBookings, leadEvents } from './tables.ts'

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
export async function findActiveBooking(db: Db, visitor: Visitor, today: string): Promise<BookedDemo | null> {
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
  return row && hasDemo(row) ? row : null
}

/** Only with a demo: leads that staff added have no link. */
export async function bookingById(db: Db, id: number): Promise<BookedDemo | null> {
  const [row] = await db.select().from(demoBookings).where(eq(demoBookings.id, id))
  return row && hasDemo(row) ? row : null
}

/** A change by the visitor. Nobody else changes the booking meanwhile, because its row is locked. */
export async function changeBooking(db: Db, id: number, changed: Partial<DemoBookingRow>): Promise<BookedDemo> {
  const [row] = await db
    .update(demoBookings)
    .set({ ...changed, changes: sql`${demoBookings.changes} + 1` })
    .where(eq(demoBookings.id, id))
    .returning()
  return row as BookedDemo
}

export async function insertBooking(db: Db, booking: typeof demoBookings.$inferInsert): Promise<DemoBookingRow> {
  const [row] = await db.insert(demoBookings).values(booking).returning()
  return row!
}

export async function slotCounts(db: Db, from: string, to: string): Promise<SlotCount[]> {
  const { demoDate, demoTime } = demoBookings
  const rows = await db
    .select({ demoDate, demoTime, booked: count() })
    .from(demoBookings)
    .where(and(gte(demoDate, from), lte(demoDate, to), isTaken))
    .groupBy(demoDate, demoTime)
  return rows as SlotCount[]
}

type Registered = { id: number; email: string; phone: string }

/** The leads of somebody who registered have joined: those with their address, however it is written, or their number. */
export async function markRegistered(db: Db, { id, email, phone }: Registered): Promise<void> {
  const { mobile, personId, state } = demoBookings
  const isTheirs = or(
    sql`canonical_email(${demoBookings.email}) = canonical_email(${email})`,
    phone === '' ? undefined : eq(mobile, phone),
  )
  const joined = await db
    .update(demoBookings)
    .set({ state: 'registered', personId: id, lostReason: '', remindOn: null })
    .where(and(isTheirs, isTaken, ne(state, 'registered'), isNull(personId)))
    .returning({ bookingId: demoBookings.id })
  if (joined.length === 0) return
  await db.insert(leadEvents).values(joined.map(({ bookingId }) => ({ bookingId, state: 'registered' as const })))
}
