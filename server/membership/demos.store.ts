import { and, count, desc, eq, gte, ilike, lt, lte, or, sql } from '#server/kit/orm.ts'
import type { DemoBooking, DemoSlot } from '#contract/membership/demos.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db.ts'
import { cursorId, toPage } from '#server/kit/paging.ts'
import { containing } from '#server/kit/search.ts'
import type { SlotCount } from './demos.rules.ts'
import { type DemoBookingRow, demoBookings } from './tables.ts'

type Slot = { demoDate: string; demoTime: DemoSlot }

const toBooking = ({ id, mobile, createdAt, ...row }: DemoBookingRow): DemoBooking => ({
  ...row,
  bookingId: id,
  mbNumber: mobile,
  createdAt: createdAt.toISOString(),
})

const ofSlot = ({ demoDate, demoTime }: Slot) =>
  and(eq(demoBookings.demoDate, demoDate), eq(demoBookings.demoTime, demoTime))

// The first half of the key keeps these locks apart from everyone else's.
const slotLocks = 7_301_957

/** Makes everyone else who books this slot wait for the end of the transaction; other slots go on. */
export async function lockSlot(db: Db, { demoDate, demoTime }: Slot): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${slotLocks}, hashtext(${`${demoDate} ${demoTime}`}))`)
}

export async function bookingOf(db: Db, email: string, slot: Slot): Promise<DemoBookingRow | null> {
  const [row = null] = await db
    .select()
    .from(demoBookings)
    .where(and(eq(demoBookings.email, email), ofSlot(slot)))
  return row
}

export async function bookedIn(db: Db, slot: Slot): Promise<number> {
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

export async function bookingsPage(
  db: Db,
  { after, size, search }: PageQuery & { search?: string | undefined },
): Promise<Page<DemoBooking>> {
  const before = cursorId(after)
  const { id, name, email, mobile } = demoBookings
  const rows = await db
    .select()
    .from(demoBookings)
    .where(
      and(
        before === null ? undefined : lt(id, before),
        search
          ? or(
              ilike(name, containing(search)),
              ilike(email, containing(search)),
              // Numbers are kept without the gaps people write them with.
              ilike(mobile, containing(search.replace(/[\s-]/g, ''))),
            )
          : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(size + 1)
  return toPage(rows, size, toBooking)
}
