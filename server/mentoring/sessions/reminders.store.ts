import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, gt, isNull, lte, ne, or } from '#server/kit/db/orm.ts'
import { seats, sessionReminders, weekendSessions } from './tables.ts'

/** Seats in sessions that start in this time, of people who can join. */
export async function seatsStartingWithin(db: Db, { after, upTo }: { after: Date; upTo: Date }) {
  const rows = await db
    .select({
      sessionId: seats.sessionId,
      personId: seats.personId,
      startsAt: weekendSessions.startsAt,
      reservedAt: seats.reservedAt,
    })
    .from(seats)
    .innerJoin(weekendSessions, eq(weekendSessions.id, seats.sessionId))
    .innerJoin(people, eq(people.id, seats.personId))
    .where(
      and(
        gt(weekendSessions.startsAt, after),
        lte(weekendSessions.startsAt, upTo),
        isNull(weekendSessions.cancelledAt),
        eq(seats.state, 'reserved'),
        isNull(people.blockedAt),
        or(ne(people.role, 'learner'), gt(people.accessEndsAt, weekendSessions.startsAt)),
      ),
    )
    .orderBy(asc(weekendSessions.startsAt), asc(seats.sessionId), asc(seats.personId))
  return rows.map(({ reservedAt, ...row }) => ({ ...row, reservedAt: reservedAt! }))
}

/** False if it was sent before. */
export async function insertReminder(db: Db, reminder: typeof sessionReminders.$inferInsert): Promise<boolean> {
  return (await db.insert(sessionReminders).values(reminder).onConflictDoNothing()).rowCount === 1
}
