import { person } from '#server/identity/tables.ts'
import { date, pgTable, primaryKey } from '#server/kit/db/orm.ts'

/** Written only by `countStudyDay`. */
export const studyDays = pgTable('study_days', { personId: person().notNull(), day: date().notNull() }, (table) => [
  primaryKey({ columns: [table.personId, table.day] }),
])
