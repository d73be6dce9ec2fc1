import type { PersonalData } from '#server/identity/index.ts'
import { and, asc, eq } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { seats, sessionFeeds, sessionReminders, weekendSessions } from './sessions/tables.ts'

export const mentoringData: PersonalData = {
  name: 'mentoring',
  about: 'your seats and attendance in weekend sessions',
  collect: async (db, personId) => ({ sessions: await collectSessions(db, personId) }),
  erase: async (db, personId) => {
    await eraseSessions(db, personId)
    return []
  },
  removes: ['your seats and attendance in weekend sessions'],
  retains: [],
  columns: {
    'weekend_series.host_id': 'staff',
    'weekend_sessions.host_id': 'staff',
    'seats.person_id': 'removed',
    'session_reminders.person_id': 'removed',
    'session_feeds.person_id': 'removed',
  },
}

async function collectSessions(db: Db, personId: number) {
  const { title, startsAt } = weekendSessions
  const { state, askedAt, joinedAt } = seats
  const reserved = await db
    .select({ title, startsAt, state, askedAt, joinedAt })
    .from(seats)
    .innerJoin(weekendSessions, eq(weekendSessions.id, seats.sessionId))
    .where(eq(seats.personId, personId))
    .orderBy(asc(startsAt))
  const reminders = await db
    .select({ title, startsAt: sessionReminders.startsAt, sentAt: sessionReminders.sentAt })
    .from(sessionReminders)
    .innerJoin(weekendSessions, and(eq(weekendSessions.id, sessionReminders.sessionId)))
    .where(eq(sessionReminders.personId, personId))
    .orderBy(asc(sessionReminders.sentAt))
  const [feed] = await db.select().from(sessionFeeds).where(eq(sessionFeeds.personId, personId))
  return { seats: reserved, reminders, calendarFeedSince: feed?.createdAt ?? null }
}

/** A job gives the seats to the waiting list. */
async function eraseSessions(db: Db, personId: number): Promise<void> {
  await db.delete(seats).where(eq(seats.personId, personId))
  await db.delete(sessionReminders).where(eq(sessionReminders.personId, personId))
  await db.delete(sessionFeeds).where(eq(sessionFeeds.personId, personId))
}
