import type { CheckResult, CheckRun, CodeFile } from '#contract/learning/practice.ts'
import type { Language } from '#engines/program.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from '#server/kit/db/orm.ts'
import { instant } from '#server/kit/tables.ts'
import { solutions, steps } from '../tables.ts'

const reference = () => bigint({ mode: 'number' })
const person = () => reference().references(() => people.id)
const step = () => reference().references(() => steps.id)

export const sampleDatabases = pgTable(
  'sample_databases',
  {
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    name: text().notNull(),
    sql: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.name] })],
)

export const exerciseVersions = pgTable(
  'exercise_versions',
  {
    stepId: step().notNull(),
    number: integer().notNull(),
    language: text().$type<Language>().notNull(),
    entry: text().notNull(),
    seconds: integer().notNull(),
    approvedByChecks: boolean().notNull(),
    starter: jsonb().$type<CodeFile[]>().notNull(),
    readOnly: text().array().notNull().default([]),
    visibleChecks: text().notNull(),
    hiddenChecks: text().notNull(),
    publishedBy: person(),
    publishedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.stepId, table.number] })],
)
export type ExerciseVersionRow = typeof exerciseVersions.$inferSelect

export const checkProgress = pgTable(
  'check_progress',
  {
    personId: person().notNull(),
    stepId: step().notNull(),
    name: text().notNull(),
    failures: integer().notNull().default(0),
    isPassed: boolean().notNull().default(false),
    hintShownAt: instant(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.stepId, table.name] })],
)

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
