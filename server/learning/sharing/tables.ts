import type { CodeFile } from '#contract/learning/practice.ts'
import { person } from '#server/identity/tables.ts'
import { boolean, integer, jsonb, pgTable, text } from '#server/kit/db/orm.ts'
import { instant, reference } from '#server/kit/tables.ts'
import { solutions, steps } from '../tables.ts'

export const sharedSolutions = pgTable('shared_solutions', {
  solutionId: reference()
    .primaryKey()
    .references(() => solutions.id),
  personId: person().notNull(),
  stepId: reference()
    .notNull()
    .references(() => steps.id),
  isShared: boolean().notNull(),
  isNamed: boolean().notNull(),
  approach: text().notNull(),
  lines: integer().notNull(),
  code: jsonb().$type<CodeFile[]>().notNull(),
  sharedAt: instant().notNull(),
  hiddenReason: text(),
  hiddenBy: person(),
})
export type SharedSolutionRow = typeof sharedSolutions.$inferSelect
