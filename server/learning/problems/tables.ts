import type { ProblemLanguage } from '#contract/learning/problems/patterns.ts'
import type { CheckResult } from '#contract/learning/practice.ts'
import { person } from '#server/identity/tables.ts'
import { integer, jsonb, pgTable, text, uuid } from '#server/kit/db/orm.ts'
import { id, instant, reference } from '#server/kit/tables.ts'
import { problems } from '../lessons/tables.ts'

export const problemRuns = pgTable('problem_runs', {
  id: id(),
  personId: person().notNull(),
  problemId: reference()
    .notNull()
    .references(() => problems.id),
  language: text().$type<ProblemLanguage>().notNull(),
  code: text().notNull(),
  state: text().$type<'queued' | 'running' | 'done' | 'failed'>().notNull().default('queued'),
  requestedAt: instant().notNull().defaultNow(),
  startedAt: instant(),
  finishedAt: instant(),
  results: jsonb().$type<CheckResult[]>().notNull().default([]),
  failure: jsonb().$type<CheckResult['failure']>(),
  runnerId: uuid(),
  tries: integer().notNull().default(0),
})
export type ProblemRunRow = typeof problemRuns.$inferSelect
