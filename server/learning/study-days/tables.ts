import { person } from '#server/identity/tables.ts'
import { boolean, date, pgTable, primaryKey, smallint } from '#server/kit/db/orm.ts'
import { instant, timeOfDay } from '#server/kit/tables.ts'

/** Written only by `countStudyDay`. */
export const studyDays = pgTable('study_days', { personId: person().notNull(), day: date().notNull() }, (table) => [
  primaryKey({ columns: [table.personId, table.day] }),
])

export const studyPlans = pgTable('study_plans', {
  personId: person().primaryKey(),
  showsStreak: boolean().notNull().default(true),
  weekdays: smallint().array().notNull().default([]),
  remindAt: timeOfDay().notNull().default('19:00'),
  answeredAt: instant(),
})

export const studyReminders = pgTable(
  'study_reminders',
  { personId: person().notNull(), day: date().notNull(), sentAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.day] })],
)
