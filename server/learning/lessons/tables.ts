import type { ProjectSettings } from '#contract/learning/exercises/exercise-files.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import type { Pattern, ProblemLanguage, ProblemLevel } from '#contract/learning/problems/patterns.ts'
import type { Language } from '#engines/program.ts'
import type { Variant } from '#engines/variants.ts'
import { courses } from '#server/catalogue/tables.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from '#server/kit/db/orm.ts'
import { id, instant, reference } from '#server/kit/tables.ts'
import { files } from '#server/site/tables.ts'
import { person } from '#server/identity/tables.ts'
import { steps } from '../tables.ts'

const step = () => reference().references(() => steps.id)

export const stepVideos = pgTable('step_videos', {
  id: id(),
  stepId: step().notNull(),
  title: text().notNull(),
  url: text(),
  fileId: uuid().references(() => files.id),
  captionsId: uuid().references(() => files.id),
  createdAt: instant().notNull().defaultNow(),
})

export const videoPositions = pgTable(
  'video_positions',
  {
    personId: person().notNull(),
    videoId: reference()
      .notNull()
      .references(() => stepVideos.id),
    seconds: integer().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.videoId] })],
)

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
    types: boolean().notNull().default(false),
    starter: jsonb().$type<CodeFile[]>().notNull(),
    readOnly: text().array().notNull().default([]),
    also: jsonb().$type<Variant[]>().notNull().default([]),
    visibleChecks: text().notNull(),
    hiddenChecks: text().notNull(),
    project: jsonb().$type<ProjectSettings>(),
    bugs: text().notNull().default(''),
    publishedBy: person(),
    publishedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.stepId, table.number] })],
)
/** The text of trials.md, where a step has one. */
export const exerciseTrials = pgTable('exercise_trials', {
  stepId: step().primaryKey(),
  source: text().notNull(),
})

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

export const problems = pgTable('problems', {
  id: id(),
  stepId: step().notNull(),
  slug: text().notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  level: text().$type<ProblemLevel>().notNull(),
  pattern: text().$type<Pattern>().notNull(),
  source: text().notNull(),
  archivedAt: instant(),
})
export type ProblemRow = typeof problems.$inferSelect

export const problemWork = pgTable(
  'problem_work',
  {
    personId: person().notNull(),
    problemId: reference()
      .notNull()
      .references(() => problems.id),
    code: jsonb().$type<CodeFile[]>(),
    version: integer().notNull().default(0),
    savedAt: instant(),
    solvedIn: text().array().$type<ProblemLanguage[]>().notNull().default([]),
    solvedAt: instant(),
    gaveUpAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.problemId] })],
)
export type ProblemWorkRow = typeof problemWork.$inferSelect
