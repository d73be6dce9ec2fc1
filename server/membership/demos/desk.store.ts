import { type DeskBooking, type listDemoDesk } from '#contract/membership/demo-desk.ts'
import { demoSlots } from '#contract/membership/demos.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { assigneeColumns, type AssigneeRow, assignees, hasAssignee, toAssignee } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import type { Db } from '#server/kit/db/db.ts'
import { eqLiteral } from '#server/kit/db/prepared.ts'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern, textOf } from '#server/kit/db/search-pattern.ts'
import { lastNote } from './leads.store.ts'
import { type BookedDemo, type DemoBookingRow, demoBookings, demoFeeds } from './tables.ts'

/** The position of a slot in the day, from 1: its text does not sort by time. */
const slotNumber = sql<number>`array_position(${sql.param([...demoSlots])}::text[], ${demoBookings.demoTime})`

type FoundBooking = DemoBookingRow &
  Pick<DeskBooking, 'lastNote' | 'hasAccount'> & { assignee: AssigneeRow; slot: number | null }

const selectBookings = (db: Db) =>
  db
    .select({
      ...getTableColumns(demoBookings),
      assignee: assigneeColumns,
      hasAccount: sql<boolean>`${people.id} is not null`,
      slot: slotNumber,
      lastNote,
    })
    .from(demoBookings)
    .leftJoin(assignees, eq(assignees.id, demoBookings.assigneeId))
    // A join, because PostgreSQL would read all people for a subquery.
    .leftJoin(people, eq(people.email, demoBookings.email))
    .$dynamic()

const toBooking = ({ id, mobile, createdAt, assignee, ...row }: FoundBooking): DeskBooking => ({
  ...row,
  bookingId: id,
  mbNumber: mobile,
  createdAt: createdAt.toISOString(),
  assignee: toAssignee(assignee),
})

type Query = QueryOf<typeof listDemoDesk>
type Context = { viewerId: number; today: string }

/** Bookings of a day and upcoming ones are ordered by time, due ones by their reminder, others newest first. */
export async function deskPage(
  db: Db,
  query: Query,
  context: Context,
): Promise<Page<DeskBooking> & { openCount: number }> {
  const { isAfter, by, cursorOf } = orderOf(query)
  const [rows, openCount] = await Promise.all([
    selectBookings(db)
      .where(and(...matches(query, context), isAfter(query.after)))
      .orderBy(...by)
      .limit(query.size + 1),
    countBooked(db),
  ])
  const page = toPage(rows, query.size, toBooking)
  const last = rows[page.items.length - 1]
  return { ...page, next: page.next === null ? null : cursorOf(last!), openCount }
}

type Order = { by: SQL[]; isAfter: (cursor?: string) => SQL | undefined; cursorOf: (last: FoundBooking) => string }

function orderOf({ upcoming, date, due }: Query): Order {
  const { id, demoDate, remindOn } = demoBookings
  if (upcoming || date !== undefined) {
    const cursorOf = (last: FoundBooking) => `${last.demoDate}_${last.slot}_${last.id}`
    return { by: [asc(demoDate), asc(slotNumber), asc(id)], isAfter: isLater, cursorOf }
  }
  if (due)
    return { by: [asc(remindOn), asc(id)], isAfter: isDueLater, cursorOf: (last) => `${last.remindOn}_${last.id}` }
  return { by: [desc(id)], isAfter: isOlder, cursorOf: (last) => String(last.id) }
}

function matches({ search, date, state, assignee, upcoming, due }: Query, { viewerId, today }: Context) {
  const { name, email, mobile, demoDate, remindOn, assigneeId } = demoBookings
  return [
    date === undefined ? undefined : eq(demoDate, date),
    upcoming ? gte(demoDate, today) : undefined,
    due ? lte(remindOn, today) : undefined,
    state && eq(demoBookings.state, state),
    hasAssignee(assigneeId, assignee, viewerId),
    search
      ? or(
          ilike(textOf(name, email, mobile), likePattern(search)),
          // Numbers are stored without spaces and hyphens.
          /\d[\s-]+\d/.test(search)
            ? ilike(textOf(name, email, mobile), likePattern(search.replace(/[\s-]/g, '')))
            : undefined,
        )
      : undefined,
  ]
}

function isOlder(after: string | undefined) {
  const before = cursorId(after)
  return before === null ? undefined : lt(demoBookings.id, before)
}

// A slot has several bookings, so the cursor is the day, the slot and the id.
function isLater(cursor = '') {
  const [, date, slot, id] = /^(\d{4}-\d\d-\d\d)_(\d)_(\d{1,15})$/.exec(cursor) ?? []
  // An impossible date is not one of our cursors.
  if (date === undefined || Number.isNaN(Date.parse(date))) return undefined
  const { demoDate } = demoBookings
  return sql`(${demoDate}, ${slotNumber}, ${demoBookings.id}) > (${date}::date, ${slot}::integer, ${id}::bigint)`
}

function isDueLater(cursor = '') {
  const [, date, id] = /^(\d{4}-\d\d-\d\d)_(\d{1,15})$/.exec(cursor) ?? []
  if (date === undefined || Number.isNaN(Date.parse(date))) return undefined
  return sql`(${demoBookings.remindOn}, ${demoBookings.id}) > (${date}::date, ${id}::bigint)`
}

/** Bookings without an outcome. */
async function countBooked(db: Db): Promise<number> {
  const isBooked = eqLiteral(demoBookings.state, 'booked')
  const { rows } = await db.execute<{ booked: number }>(sql`select ${countUpTo(demoBookings, isBooked)} as booked`)
  return rows[0]!.booked
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

type FeedEntry = Pick<BookedDemo, 'name' | 'demoDate' | 'demoTime' | 'createdAt'>

/** The bookings from this day on, by time, for the calendar feed. */
export async function bookingsFrom(db: Db, from: string): Promise<FeedEntry[]> {
  const { name, demoDate, demoTime, createdAt } = demoBookings
  const rows = await db
    .select({ name, demoDate, demoTime, createdAt })
    .from(demoBookings)
    .where(and(gte(demoDate, from), ne(demoBookings.state, 'cancelled')))
    .orderBy(asc(demoDate), asc(slotNumber), asc(demoBookings.id))
  return rows as FeedEntry[]
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

export async function feedOwner(db: Db, tokenHash: Buffer): Promise<number | null> {
  const [row] = await db
    .select({ personId: demoFeeds.personId })
    .from(demoFeeds)
    .where(eq(demoFeeds.tokenHash, tokenHash))
  return row?.personId ?? null
}
