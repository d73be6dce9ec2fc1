import { integer, pgTable, primaryKey, smallint, text } from '#server/kit/db/orm.ts'
import type { SeatState } from '#contract/mentoring/sessions.ts'
import { courses } from '#server/catalogue/tables.ts'
import { batches } from '#server/learning/index.ts'
import { id, instant, reference } from '#server/kit/tables.ts'
import { person } from '#server/identity/tables.ts'

const course = () => reference().references(() => courses.id)

export const weekendSeries = pgTable('weekend_series', {
  id: id(),
  title: text().notNull(),
  description: text().notNull().default(''),
  courseId: course(),
  batchId: reference().references(() => batches.id),
  hostId: person().notNull(),
  firstStartsAt: instant().notNull(),
  weeks: smallint().notNull(),
  minutes: smallint().notNull(),
  capacity: smallint().notNull(),
  meetingLink: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
export type WeekendSeriesRow = typeof weekendSeries.$inferSelect

export const weekendSessions = pgTable('weekend_sessions', {
  id: id(),
  seriesId: reference().references(() => weekendSeries.id),
  week: smallint(),
  title: text().notNull(),
  description: text().notNull().default(''),
  courseId: course(),
  batchId: reference().references(() => batches.id),
  hostId: person().notNull(),
  startsAt: instant().notNull(),
  minutes: smallint().notNull().default(30),
  endsAt: instant().notNull(),
  capacity: smallint().notNull(),
  seatsTaken: integer().notNull().default(0),
  waiting: integer().notNull().default(0),
  meetingLink: text().notNull(),
  sequence: integer().notNull().default(0),
  changedAt: instant().notNull().defaultNow(),
  cancelledAt: instant(),
  cancelReason: text().notNull().default(''),
  recordingLink: text().notNull().default(''),
  notes: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
})
export type WeekendSessionRow = typeof weekendSessions.$inferSelect

export const seats = pgTable(
  'seats',
  {
    sessionId: reference()
      .notNull()
      .references(() => weekendSessions.id, { onDelete: 'cascade' }),
    personId: person().notNull(),
    state: text().$type<SeatState>().notNull(),
    askedAt: instant().notNull(),
    reservedAt: instant(),
    joinedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.personId] })],
)
export type SeatRow = typeof seats.$inferSelect

export const sessionReminders = pgTable(
  'session_reminders',
  {
    sessionId: reference()
      .notNull()
      .references(() => weekendSessions.id, { onDelete: 'cascade' }),
    personId: person().notNull(),
    startsAt: instant().notNull(),
    minutesAhead: smallint().notNull(),
    sentAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.personId, table.startsAt, table.minutesAhead] })],
)

export const sessionFeeds = pgTable('session_feeds', {
  personId: person().primaryKey(),
  version: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
})
