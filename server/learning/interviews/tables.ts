import type { CheckOutcome } from '#contract/learning/study/interviews.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import { courses } from '#server/catalogue/tables.ts'
import { person } from '#server/identity/tables.ts'
import { integer, jsonb, pgTable, primaryKey } from '#server/kit/db/orm.ts'
import { id, instant, reference } from '#server/kit/tables.ts'
import { steps } from '../tables.ts'

export const interviews = pgTable('interviews', {
  id: id(),
  personId: person().notNull(),
  courseId: reference()
    .notNull()
    .references(() => courses.id),
  startedAt: instant().notNull(),
  endsAt: instant().notNull(),
  finishedAt: instant(),
})
export type InterviewRow = typeof interviews.$inferSelect

export const interviewProblems = pgTable(
  'interview_problems',
  {
    interviewId: reference()
      .notNull()
      .references(() => interviews.id),
    position: integer().notNull(),
    stepId: reference()
      .notNull()
      .references(() => steps.id),
    exerciseVersion: integer().notNull(),
    code: jsonb().$type<CodeFile[]>(),
    version: integer().notNull().default(0),
    savedAt: instant(),
    results: jsonb().$type<CheckOutcome[]>(),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.position] })],
)
export type InterviewProblemRow = typeof interviewProblems.$inferSelect
