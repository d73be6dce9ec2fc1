import { outsideRoles } from '#contract/kit/access.ts'
import type { DeskSession, listSessionDesk, SessionSeat } from '#contract/mentoring/session-desk.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { courses } from '#server/catalogue/tables.ts'
import { fullName, isNamed } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  sql,
} from '#server/kit/db/orm.ts'
import { isFirstFound, likePattern, wordsOf } from '#server/kit/db/search-pattern.ts'
import { batches } from '#server/learning/index.ts'
import { holidays } from '#server/site/tables.ts'
import { meetingSite } from './rules.ts'
import { hostColumns, hosts, isOver, isToCome, nextCursor, pageOrder, parseCursor } from './store.ts'
import { seats, type WeekendSeriesRow, weekendSeries, type WeekendSessionRow, weekendSessions } from './tables.ts'

const attended = sql<number>`(select count(joined_at) from ${seats} where ${seats.sessionId} = ${weekendSessions.id})`

const selectSessions = (db: Db) =>
  db
    .select({
      session: getTableColumns(weekendSessions),
      courseTitle: courses.title,
      batchName: batches.name,
      host: hostColumns,
      weeks: weekendSeries.weeks,
      attended,
    })
    .from(weekendSessions)
    .innerJoin(hosts, eq(hosts.id, weekendSessions.hostId))
    .leftJoin(courses, eq(courses.id, weekendSessions.courseId))
    .leftJoin(batches, eq(batches.id, weekendSessions.batchId))
    .leftJoin(weekendSeries, eq(weekendSeries.id, weekendSessions.seriesId))
    .$dynamic()

type FoundSession = Awaited<ReturnType<typeof selectSessions>>[number]

const toDeskSession = ({ session, courseTitle, batchName, host, weeks, attended }: FoundSession): DeskSession => ({
  ...session,
  sessionId: session.id,
  courseTitle,
  batchName,
  hostName: fullName(host),
  startsAt: session.startsAt.toISOString(),
  endsAt: session.endsAt.toISOString(),
  reserved: session.seatsTaken,
  attended,
  meetingSite: meetingSite(session.meetingLink),
  isCancelled: session.cancelledAt !== null,
  series: session.week === null ? null : { number: session.week + 1, weeks: weeks! },
})

type Context = { now: Date; hostId: number | null }

/** Where each word of a search may be. Learners host nothing, and there are many of them. */
export const searchedPlaces = [
  (word: string) => ilike(weekendSessions.title, likePattern(word)),
  (word: string) => sql`${weekendSessions.hostId} in (
    select ${people.id} from ${people} where ${notInArray(people.role, outsideRoles)} and ${isNamed(word)})`,
]

/** `hostId`: only the sessions of this host. */
export async function deskSessionsPage(
  db: Db,
  { tab, search, after, size }: QueryOf<typeof listSessionDesk>,
  { now, hostId }: Context,
): Promise<Page<DeskSession>> {
  const { isAfter, order } = pageOrder(tab, after)
  const where = and(
    tab === 'upcoming' ? isToCome(now) : isOver(now),
    hostId === null ? undefined : eq(weekendSessions.hostId, hostId),
    isAfter,
  )
  const words = wordsOf(search)
  const limit = size + 1
  const sought = {
    id: weekendSessions.id,
    from: sql`${weekendSessions}`,
    where,
    order,
    limit,
    words,
    places: searchedPlaces,
  }
  const rows = await selectSessions(db)
    .where(words.length === 0 ? where : isFirstFound(sought))
    .orderBy(...order)
    .limit(limit)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { items: shown.map(toDeskSession), next: rows.length > size && last ? nextCursor(last.session) : null }
}

/** The next ones that take place on a holiday. */
export async function sessionsOnHolidays(db: Db, { now, hostId }: Context): Promise<DeskSession[]> {
  const day = sql`(${weekendSessions.startsAt} at time zone 'Asia/Kolkata')::date`
  const isHoliday = sql`exists (
    select from ${holidays} where ${day} between ${holidays.firstDay} and ${holidays.lastDay})`
  const isHosted = hostId === null ? undefined : eq(weekendSessions.hostId, hostId)
  const rows = await selectSessions(db)
    .where(and(gt(weekendSessions.startsAt, now), isNull(weekendSessions.cancelledAt), isHoliday, isHosted))
    .orderBy(asc(weekendSessions.startsAt), asc(weekendSessions.id))
    .limit(50)
  return rows.map(toDeskSession)
}

export async function deskSession(db: Db, sessionId: number): Promise<DeskSession | null> {
  const [row] = await selectSessions(db).where(eq(weekendSessions.id, sessionId))
  return row ? toDeskSession(row) : null
}

export async function seatsPage(db: Db, sessionId: number, { after, size }: PageQuery): Promise<Page<SessionSeat>> {
  const cursor = parseCursor(after)
  const rows = await db
    .select({
      id: seats.personId,
      state: seats.state,
      askedAt: seats.askedAt,
      joinedAt: seats.joinedAt,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(seats)
    .innerJoin(people, eq(people.id, seats.personId))
    .where(
      and(
        eq(seats.sessionId, sessionId),
        ne(seats.state, 'released'),
        cursor
          ? sql`(${seats.askedAt}, ${seats.personId}) > (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::bigint)`
          : undefined,
      ),
    )
    .orderBy(asc(seats.askedAt), asc(seats.personId))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    items: shown.map(({ id, state, askedAt, joinedAt, ...name }) => ({
      userId: id,
      name: fullName(name),
      state: state === 'reserved' ? 'reserved' : 'waiting',
      askedAt: askedAt.toISOString(),
      joinedAt: joinedAt && joinedAt.toISOString(),
    })),
    next: rows.length > size && last ? nextCursor({ startsAt: last.askedAt, id: last.id }) : null,
  }
}

export async function insertSession(db: Db, session: typeof weekendSessions.$inferInsert): Promise<WeekendSessionRow> {
  const [row] = await db.insert(weekendSessions).values(session).returning()
  return row!
}

export async function insertSeries(db: Db, series: typeof weekendSeries.$inferInsert): Promise<WeekendSeriesRow> {
  const [row] = await db.insert(weekendSeries).values(series).returning()
  return row!
}

export async function lockSeries(db: Db, seriesId: number): Promise<WeekendSeriesRow> {
  const [row] = await db.select().from(weekendSeries).where(eq(weekendSeries.id, seriesId)).for('update')
  return row!
}

export async function updateSeries(db: Db, seriesId: number, changes: Partial<WeekendSeriesRow>): Promise<void> {
  await db.update(weekendSeries).set(changes).where(eq(weekendSeries.id, seriesId))
}

/** The sessions of a series from this week on that are still to come, locked in the order of their ids. */
export function lockFollowing(db: Db, { seriesId, week }: { seriesId: number; week: number }, now: Date) {
  const isStillOn = and(isNull(weekendSessions.cancelledAt), gt(weekendSessions.endsAt, now))
  return db
    .select()
    .from(weekendSessions)
    .where(and(eq(weekendSessions.seriesId, seriesId), gte(weekendSessions.week, week), isStillOn))
    .orderBy(asc(weekendSessions.id))
    .for('no key update')
}

/** Raises the sequence, by which calendars replace the event. */
export async function changeSession(
  db: Db,
  sessionId: number,
  changes: Partial<WeekendSessionRow>,
  now: Date,
): Promise<WeekendSessionRow> {
  const [row] = await db
    .update(weekendSessions)
    .set({ ...changes, sequence: sql`${weekendSessions.sequence} + 1`, changedAt: now })
    .where(eq(weekendSessions.id, sessionId))
    .returning()
  return row!
}

export async function setRecording(
  db: Db,
  sessionId: number,
  recording: Pick<WeekendSessionRow, 'recordingLink' | 'notes'>,
): Promise<void> {
  await db.update(weekendSessions).set(recording).where(eq(weekendSessions.id, sessionId))
}

/** Everyone with a seat in these sessions or, unless only `reserved` counts, on the waiting list. */
export async function peopleOf(db: Db, sessionIds: number[], states: ('reserved' | 'waiting')[]) {
  return db
    .select({ personId: seats.personId, sessionId: seats.sessionId, state: seats.state })
    .from(seats)
    .where(and(inArray(seats.sessionId, sessionIds), inArray(seats.state, states)))
    .orderBy(asc(seats.personId), asc(seats.sessionId))
}

/** Series that may need rows. */
export async function openSeriesIds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: weekendSeries.id }).from(weekendSeries).where(gt(weekendSeries.weeks, 0))
  return rows.map(({ id }) => id)
}

export async function sessionsOfSeries(db: Db, seriesId: number): Promise<number[]> {
  const rows = await db
    .select({ id: weekendSessions.id })
    .from(weekendSessions)
    .where(eq(weekendSessions.seriesId, seriesId))
  return rows.map(({ id }) => id)
}

export async function weeksOf(db: Db, seriesId: number): Promise<number[]> {
  const rows = await db
    .select({ week: weekendSessions.week })
    .from(weekendSessions)
    .where(and(eq(weekendSessions.seriesId, seriesId), isNotNull(weekendSessions.week)))
  return rows.map(({ week }) => week!)
}
