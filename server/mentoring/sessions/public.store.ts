import { maxUpcomingSessions, type PublicSession, type UpcomingSession } from '#contract/site/next-session.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, gt, isNull } from '#server/kit/db/orm.ts'
import { seatsLeft } from './rules.ts'
import { hosts } from './store.ts'
import { weekendSessions } from './tables.ts'

// The meeting link isn't among them.
const { id, title, startsAt, minutes, capacity, seatsTaken, waiting, cancelledAt, batchId } = weekendSessions

export async function nextPublicSession(db: Db, now: Date): Promise<PublicSession | null> {
  const [row] = await db
    .select({ title, courseTitle: courses.title, startsAt, minutes })
    .from(weekendSessions)
    .leftJoin(courses, eq(courses.id, weekendSessions.courseId))
    .where(isToCome(now))
    .orderBy(asc(startsAt), asc(id))
    .limit(1)
  return row ? { ...row, startsAt: row.startsAt.toISOString() } : null
}

export async function upcomingSessions(db: Db, now: Date): Promise<UpcomingSession[]> {
  const courseTitle = courses.title
  const hostFirstName = hosts.firstName
  const rows = await db
    .select({ id, title, courseTitle, hostFirstName, startsAt, minutes, capacity, seatsTaken, waiting })
    .from(weekendSessions)
    .innerJoin(hosts, eq(hosts.id, weekendSessions.hostId))
    .leftJoin(courses, eq(courses.id, weekendSessions.courseId))
    .where(isToCome(now))
    .orderBy(asc(startsAt), asc(id))
    .limit(maxUpcomingSessions)
  return rows.map((row) => ({
    ...row,
    sessionId: row.id,
    startsAt: row.startsAt.toISOString(),
    seatsLeft: seatsLeft(row),
  }))
}

/** What a batch has isn't for visitors. */
const isToCome = (now: Date) => and(gt(startsAt, now), isNull(cancelledAt), isNull(batchId))
