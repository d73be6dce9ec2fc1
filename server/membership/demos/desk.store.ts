import { type DeskBooking, type listDemoDesk } from '#contract/membership/demo-desk.ts'
import { demoSlots } from '#contract/membership/demos.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { nameInFull } from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  or,
  sql,
} from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { type DemoBookingRow, demoBookings, demoFeeds } from '../tables.ts'

const assignees = alias(people, 'assignee')
/** Where a slot stands in the day, from 1: 5:00 AM comes before 5:00 PM, whatever the letters say. */
const placeInDay = sql<number>`array_position(${sql.param([...demoSlots])}::text[], ${demoBookings.demoTime})`

type Found = DemoBookingRow & {
  assignee: Pick<PersonRow, 'id' | 'firstName' | 'lastName'> | null
  hasAccount: boolean
  place: number
}

const selectBookings = (db: Db) =>
  db
    .select({
      ...getTableColumns(demoBookings),
      assignee: { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName },
      hasAccount: sql<boolean>`exists (select from ${people} where ${people.email} = ${demoBookings.email})`,
      place: placeInDay,
    })
    .from(demoBookings)
    .leftJoin(assignees, eq(assignees.id, demoBookings.assigneeId))
    .$dynamic()

const toBooking = ({ id, mobile, createdAt, assignee, ...row }: Found): DeskBooking => ({
  bookingId: id,
  name: row.name,
  email: row.email,
  mbNumber: mobile,
  message: row.message,
  demoDate: row.demoDate,
  demoTime: row.demoTime,
  createdAt: createdAt.toISOString(),
  state: row.state,
  note: row.note,
  assignee: assignee && { userId: assignee.id, name: nameInFull(assignee) },
  hasAccount: row.hasAccount,
})

type Asked = QueryOf<typeof listDemoDesk>
type Where = { viewerId: number; today: string }

/** Of a day, or to come: as they take place. Otherwise the newest booking first. */
export async function deskPage(db: Db, asked: Asked, where: Where): Promise<Page<DeskBooking> & { waiting: number }> {
  const bySchedule = asked.upcoming || asked.date !== undefined
  const { id, demoDate } = demoBookings
  const [rows, waiting] = await Promise.all([
    selectBookings(db)
      .where(and(...fits(asked, where), bySchedule ? isLater(asked.after) : isOlder(asked.after)))
      .orderBy(...(bySchedule ? [asc(demoDate), asc(placeInDay), asc(id)] : [desc(id)]))
      .limit(asked.size + 1),
    stillBooked(db),
  ])
  const page = toPage(rows, asked.size, toBooking)
  const last = rows[page.items.length - 1]
  const next = bySchedule && page.next !== null ? `${last!.demoDate}_${last!.place}_${last!.id}` : page.next
  return { ...page, next, waiting }
}

function fits({ search, date, state, assignee, upcoming }: Asked, { viewerId, today }: Where) {
  const { name, email, mobile, demoDate, assigneeId } = demoBookings
  return [
    date === undefined ? undefined : eq(demoDate, date),
    upcoming ? gte(demoDate, today) : undefined,
    state && eq(demoBookings.state, state),
    assignee === 'me' ? eq(assigneeId, viewerId) : undefined,
    assignee === 'nobody' ? isNull(assigneeId) : undefined,
    search
      ? or(
          ilike(name, likePattern(search)),
          ilike(email, likePattern(search)),
          // Numbers are kept without the gaps people write them with.
          ilike(mobile, likePattern(search.replace(/[\s-]/g, ''))),
        )
      : undefined,
  ]
}

function isOlder(after: string | undefined) {
  const before = cursorId(after)
  return before === null ? undefined : lt(demoBookings.id, before)
}

// Several book one slot, so a place in the schedule is the day, the slot and the id.
function isLater(cursor = '') {
  const [, date, place, id] = /^(\d{4}-\d\d-\d\d)_(\d)_(\d{1,15})$/.exec(cursor) ?? []
  // A day that no calendar has is a cursor that nobody gave out.
  if (date === undefined || Number.isNaN(Date.parse(date))) return undefined
  const { demoDate } = demoBookings
  return sql`(${demoDate}, ${placeInDay}, ${demoBookings.id}) > (${date}::date, ${place}::integer, ${id}::bigint)`
}

/** How many wait for their demo, or, when that is over, for the word on how it went. */
async function stillBooked(db: Db): Promise<number> {
  const [row] = await db.select({ booked: count() }).from(demoBookings).where(eq(demoBookings.state, 'booked'))
  return row!.booked
}

export async function deskBookings(db: Db, bookingIds: number[]): Promise<DeskBooking[]> {
  const rows = await selectBookings(db).where(inArray(demoBookings.id, bookingIds)).orderBy(asc(demoBookings.id))
  return rows.map(toBooking)
}

export function lockBookings(db: Db, bookingIds: number[]): Promise<DemoBookingRow[]> {
  const chosen = inArray(demoBookings.id, bookingIds)
  return db.select().from(demoBookings).where(chosen).orderBy(asc(demoBookings.id)).for('update')
}

export async function setBooking(db: Db, id: number, changed: Partial<DemoBookingRow>): Promise<void> {
  await db.update(demoBookings).set(changed).where(eq(demoBookings.id, id))
}

/** What a feed tells of the bookings from this day on, as they take place. */
export function bookingsFrom(db: Db, from: string) {
  const { name, demoDate, demoTime, createdAt } = demoBookings
  return db
    .select({ name, demoDate, demoTime, createdAt })
    .from(demoBookings)
    .where(gte(demoDate, from))
    .orderBy(asc(demoDate), asc(placeInDay), asc(demoBookings.id))
}

export async function saveFeed(db: Db, personId: number, tokenHash: Buffer): Promise<void> {
  const feed = { tokenHash, createdAt: sql`now()` }
  await db
    .insert(demoFeeds)
    .values({ personId, tokenHash })
    .onConflictDoUpdate({ target: demoFeeds.personId, set: feed })
}

export async function deleteFeed(db: Db, personId: number): Promise<boolean> {
  const rows = await db.delete(demoFeeds).where(eq(demoFeeds.personId, personId)).returning()
  return rows.length > 0
}

export async function feedSince(db: Db, personId: number): Promise<Date | null> {
  const [row] = await db.select({ at: demoFeeds.createdAt }).from(demoFeeds).where(eq(demoFeeds.personId, personId))
  return row?.at ?? null
}

export async function feedOwner(db: Db, tokenHash: Buffer) {
  const { role, blockedAt, deletedAt } = people
  const [row = null] = await db
    .select({ role, blockedAt, deletedAt })
    .from(demoFeeds)
    .innerJoin(people, eq(people.id, demoFeeds.personId))
    .where(eq(demoFeeds.tokenHash, tokenHash))
  return row
}
