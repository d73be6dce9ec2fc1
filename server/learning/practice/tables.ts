import type { CheckResult, CheckRun } from '#contract/learning/practice.ts'
import type { Language } from '#engines/program.ts'
import { boolean, integer, jsonb, pgTable, text, uuid } from '#server/kit/db/orm.ts'
import { instant, reference } from '#server/kit/tables.ts'
import { person } from '#server/identity/tables.ts'
import { solutions } from '../tables.ts'

export const checkRuns = pgTable('check_runs', {
  id: reference().primaryKey().generatedAlwaysAsIdentity(),
  solutionId: reference()
    .notNull()
    .references(() => solutions.id),
  stepId: reference().notNull(),
  exerciseVersion: integer().notNull(),
  state: text().$type<'queued' | 'running' | 'done' | 'failed'>().notNull().default('queued'),
  requestedBy: person(),
  requestedAt: instant().notNull().defaultNow(),
  startedAt: instant(),
  finishedAt: instant(),
  passed: integer().notNull().default(0),
  total: integer().notNull().default(0),
  results: jsonb().$type<CheckResult[]>().notNull().default([]),
  failure: jsonb().$type<CheckRun['failure']>(),
  engine: text().notNull().default(''),
  language: text().$type<Language>(),
  checksHash: text().notNull().default(''),
  claimedPassed: integer(),
  runnerId: uuid(),
  tries: integer().notNull().default(0),
  retryAt: instant(),
})
export type CheckRunRow = typeof checkRuns.$inferSelect

export const runners = pgTable('runners', {
  id: uuid().primaryKey(),
  seenAt: instant().notNull().defaultNow(),
})

export const runnerCrashes = pgTable('runner_crashes', {
  id: reference().primaryKey().generatedAlwaysAsIdentity(),
  crashedAt: instant().notNull().defaultNow(),
  duringRun: boolean().notNull(),
})
