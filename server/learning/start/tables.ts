import type { CodeFile } from '#contract/learning/practice.ts'
import { person } from '#server/identity/tables.ts'
import { jsonb, pgTable, primaryKey } from '#server/kit/db/orm.ts'
import { instant, reference } from '#server/kit/tables.ts'
import { steps } from '../tables.ts'

export const startProgress = pgTable(
  'start_progress',
  {
    personId: person().notNull(),
    stepId: reference()
      .notNull()
      .references(() => steps.id),
    code: jsonb().$type<CodeFile[]>().notNull(),
    savedAt: instant().notNull(),
    passedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.stepId] })],
)
export type StartProgressRow = typeof startProgress.$inferSelect
