import { person } from '#server/identity/tables.ts'
import { boolean, integer, pgTable, primaryKey, text, uuid } from '#server/kit/db/orm.ts'
import { instant, reference } from '#server/kit/tables.ts'
import { steps } from '../tables.ts'

/** Only added to. */
export const practiceAnswers = pgTable(
  'practice_answers',
  {
    personId: person().notNull(),
    /** Made by the device. */
    id: uuid().notNull(),
    stepId: reference()
      .notNull()
      .references(() => steps.id),
    itemKey: text().notNull(),
    isRight: boolean().notNull(),
    answeredAt: instant().notNull(),
    elapsedMs: integer().notNull(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] })],
)
export type PracticeAnswerRow = typeof practiceAnswers.$inferSelect
