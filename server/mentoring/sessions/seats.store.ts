import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from '#server/kit/db/orm.ts'
import { isForLearner } from './store.ts'
import { type SeatRow, seats, type WeekendSessionRow, weekendSessions } from './tables.ts'

/** Changes of seats wait for each other here, so that there are never more seats than the capacity. */
export async function lockSession(db: Db, sessionId: number): Promise<WeekendSessionRow | null> {
  // Not `update`, which would wait for rows that others insert with a reference to it.
  const [row = null] = await db
    .select()
    .from(weekendSessions)
    .where(eq(weekendSessions.id, sessionId))
    .for('no key update')
  return row
}

export async function findSession(db: Db, sessionId: number): Promise<WeekendSessionRow | null> {
  const [row = null] = await db.select().from(weekendSessions).where(eq(weekendSessions.id, sessionId))
  return row
}

const ofPerson = (sessionId: number, personId: number) =>
  and(eq(seats.sessionId, sessionId), eq(seats.personId, personId))

export async function seatOf(db: Db, sessionId: number, personId: number): Promise<SeatRow | null> {
  const [row = null] = await db.select().from(seats).where(ofPerson(sessionId, personId))
  return row
}

type NewSeat = { sessionId: number; personId: number; state: 'reserved' | 'waiting'; now: Date }

export async function saveSeat(db: Db, { sessionId, personId, state, now }: NewSeat): Promise<void> {
  const seat = { state, askedAt: now, reservedAt: state === 'reserved' ? now : null }
  await db
    .insert(seats)
    .values({ sessionId, personId, ...seat })
    .onConflictDoUpdate({ target: [seats.sessionId, seats.personId], set: seat })
}

export async function releaseSeatOf(db: Db, sessionId: number, personId: number): Promise<void> {
  await db.update(seats).set({ state: 'released', reservedAt: null }).where(ofPerson(sessionId, personId))
}

/** Gives seats to the first in line who can use one now, and returns their ids. Those without access keep their place. */
export async function reserveForWaiting(db: Db, sessionId: number, free: number, now: Date): Promise<number[]> {
  const hasAccess = or(ne(people.role, 'learner'), gt(people.accessEndsAt, now))
  const line = await db
    .select({ personId: seats.personId })
    .from(seats)
    .innerJoin(people, eq(people.id, seats.personId))
    .where(and(eq(seats.sessionId, sessionId), eq(seats.state, 'waiting'), isNull(people.blockedAt), hasAccess))
    .orderBy(asc(seats.askedAt), asc(seats.personId))
    .limit(free)
  const ids = line.map(({ personId }) => personId)
  if (ids.length === 0) return []
  const chosen = and(eq(seats.sessionId, sessionId), inArray(seats.personId, ids))
  await db.update(seats).set({ state: 'reserved', reservedAt: now }).where(chosen)
  return ids
}

/** Keeps the first time. */
export async function markJoined(db: Db, sessionId: number, personId: number, now: Date): Promise<void> {
  await db
    .update(seats)
    .set({ joinedAt: now })
    .where(and(ofPerson(sessionId, personId), isNull(seats.joinedAt)))
}

/** Sessions to come with free seats although people are waiting, for example because somebody deleted their account. */
export async function sessionsToFill(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: weekendSessions.id })
    .from(weekendSessions)
    .where(
      and(
        gt(weekendSessions.endsAt, now),
        isNull(weekendSessions.cancelledAt),
        gt(weekendSessions.waiting, 0),
        sql`${weekendSessions.seatsTaken} < ${weekendSessions.capacity}`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** Whether a learner may know of a session without having a seat. */
export async function isOfferedTo(db: Db, personId: number, sessionId: number): Promise<boolean> {
  const { id, courseId, batchId } = weekendSessions
  const isTheirs = and(eq(id, sessionId), isForLearner(courseId, batchId, personId))
  return (await db.select({ id }).from(weekendSessions).where(isTheirs)).length > 0
}
