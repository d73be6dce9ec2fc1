import { fullName } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, gt, or, sql } from '#server/kit/db/orm.ts'
import type { CalendarSession } from './calendar.ts'
import { hostColumns, hosts } from './store.ts'
import { seats, sessionFeeds, weekendSessions } from './tables.ts'

const { id, title, description, startsAt, endsAt, sequence, changedAt, cancelledAt, cancelReason } = weekendSessions
const columns = { id, title, description, startsAt, endsAt, sequence, changedAt, cancelledAt, cancelReason }

const selectFor = (db: Db, personId: number) =>
  db
    .select({ ...columns, host: hostColumns })
    .from(weekendSessions)
    .innerJoin(hosts, eq(hosts.id, weekendSessions.hostId))
    .leftJoin(seats, and(eq(seats.sessionId, weekendSessions.id), eq(seats.personId, personId)))
    .$dynamic()

type Found = Awaited<ReturnType<typeof selectFor>>[number]
const toSession = ({ host, ...session }: Found): CalendarSession => ({ ...session, hostName: fullName(host) })

const hasSeat = eq(seats.state, 'reserved')

/** Sessions with a seat, and those that the person hosts; cancelled ones too. */
export async function calendarSessions(db: Db, personId: number, after: Date): Promise<CalendarSession[]> {
  const rows = await selectFor(db, personId)
    .where(and(gt(endsAt, after), or(hasSeat, eq(weekendSessions.hostId, personId))))
    .orderBy(asc(startsAt), asc(id))
  return rows.map(toSession)
}

/** Null without a seat. */
export async function calendarSession(db: Db, personId: number, sessionId: number): Promise<CalendarSession | null> {
  const [row] = await selectFor(db, personId).where(and(eq(id, sessionId), hasSeat))
  return row ? toSession(row) : null
}

export async function feedVersion(db: Db, personId: number): Promise<number | null> {
  const [row] = await db
    .select({ version: sessionFeeds.version })
    .from(sessionFeeds)
    .where(eq(sessionFeeds.personId, personId))
  return row?.version ?? null
}

/** Returns the new version. */
export async function raiseFeedVersion(db: Db, personId: number): Promise<number> {
  const [row] = await db
    .insert(sessionFeeds)
    .values({ personId })
    .onConflictDoUpdate({
      target: sessionFeeds.personId,
      set: { version: sql`${sessionFeeds.version} + 1`, createdAt: sql`now()` },
    })
    .returning({ version: sessionFeeds.version })
  return row!.version
}
