import { boolean, date, doublePrecision, integer, jsonb, pgTable, primaryKey, smallint } from '#server/kit/db/orm.ts'
import { instant, reference, timeOfDay } from '#server/kit/tables.ts'
import { accessEntries } from '#server/membership/tables.ts'
import { person } from '#server/identity/tables.ts'
import { solutions } from '../tables.ts'

export const mentorHours = pgTable(
  'mentor_hours',
  {
    personId: person().notNull(),
    weekday: smallint().notNull(),
    startsAt: timeOfDay().notNull(),
    endsAt: timeOfDay().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.weekday, table.startsAt] })],
)

export const mentorAbsences = pgTable(
  'mentor_absences',
  { personId: person().notNull(), firstDay: date().notNull(), lastDay: date().notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.firstDay] })],
)

/** One row: what promises are computed from. */
export const reviewPace = pgTable('review_pace', {
  id: boolean().primaryKey().default(true),
  minutes: integer(),
  reviewed: integer().notNull().default(0),
  perHour: doublePrecision().notNull().default(0),
  waiting: integer().notNull().default(0),
  openings: jsonb().$type<[start: number, end: number][]>(),
  refreshedAt: instant().notNull().defaultNow(),
})

/** What each mentor reviewed in the last 30 days, prepared by a job. */
export const mentorFigures = pgTable('mentor_figures', {
  personId: person().primaryKey(),
  reviewed: integer().notNull(),
  reviewedLate: integer().notNull(),
  medianHours: doublePrecision().notNull(),
  firstAttempts: integer().notNull(),
  firstApproved: integer().notNull(),
})

export const promiseDays = pgTable(
  'promise_days',
  {
    solutionId: reference()
      .notNull()
      .references(() => solutions.id),
    day: integer().notNull(),
    accessEntryId: reference()
      .notNull()
      .references(() => accessEntries.id),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.solutionId, table.day] })],
)
