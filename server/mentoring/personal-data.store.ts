import type { PersonalData } from '#server/identity/index.ts'
import { and, asc, eq } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { mentorCorrections, mentorRates, mentorStatements } from './pay/tables.ts'
import { seats, sessionFeeds, sessionReminders, weekendSessions } from './sessions/tables.ts'

export const mentoringData: PersonalData = {
  name: 'mentoring',
  about: 'your seats and attendance in weekend sessions, and of mentors what they were paid',
  collect: async (db, personId) => ({
    sessions: await collectSessions(db, personId),
    pay: await collectPay(db, personId),
  }),
  erase: async (db, personId) => {
    await eraseSessions(db, personId)
    return []
  },
  removes: ['your seats and attendance in weekend sessions'],
  retains: [
    {
      what: 'of mentors: their rates and the statements of the months that we paid, under the number of the former account',
      why: 'they are part of the school’s accounts, in which nothing is changed afterwards',
    },
  ],
  columns: {
    'weekend_series.host_id': 'staff',
    'weekend_sessions.host_id': 'staff',
    'seats.person_id': 'removed',
    'session_reminders.person_id': 'removed',
    'session_feeds.person_id': 'removed',
    'mentor_rates.person_id': 'kept',
    'mentor_rates.set_by': 'staff',
    'mentor_statements.person_id': 'kept',
    'mentor_statements.paid_by': 'staff',
    'mentor_corrections.created_by': 'staff',
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

async function collectPay(db: Db, personId: number) {
  const { month, lines, items, paise, reference, paidAt } = mentorStatements
  const statements = await db
    .select({ id: mentorStatements.id, month, lines, items, paise, reference, paidAt })
    .from(mentorStatements)
    .where(eq(mentorStatements.personId, personId))
    .orderBy(asc(month))
  const { fromMonth, reviewPaise, sessionPaise, monthPaise } = mentorRates
  const rates = await db
    .select({ fromMonth, reviewPaise, sessionPaise, monthPaise })
    .from(mentorRates)
    .where(eq(mentorRates.personId, personId))
    .orderBy(asc(fromMonth))
  const corrections = await db
    .select({ month, paise: mentorCorrections.paise, reason: mentorCorrections.reason })
    .from(mentorCorrections)
    .innerJoin(mentorStatements, eq(mentorStatements.id, mentorCorrections.statementId))
    .where(eq(mentorStatements.personId, personId))
    .orderBy(asc(mentorCorrections.id))
  return { rates, statements, corrections }
}

/** A job gives the seats to the waiting list. */
async function eraseSessions(db: Db, personId: number): Promise<void> {
  await db.delete(seats).where(eq(seats.personId, personId))
  await db.delete(sessionReminders).where(eq(sessionReminders.personId, personId))
  await db.delete(sessionFeeds).where(eq(sessionFeeds.personId, personId))
}
