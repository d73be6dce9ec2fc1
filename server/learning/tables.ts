import { boolean, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '#server/kit/db/orm.ts'
import type { CertifiedTask } from '#contract/learning/certificates.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import type { Verdict } from '#contract/learning/reviews.ts'
import type { StepFileRole } from '#contract/learning/tasks.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { courses } from '#server/catalogue/tables.ts'
import { id, instant, reference, tsvector } from '#server/kit/tables.ts'
import { files } from '#server/site/tables.ts'
import { person } from '#server/identity/tables.ts'

const course = () => reference().references(() => courses.id)
const step = () => reference().references(() => steps.id)
const solution = () => reference().references(() => solutions.id)

export const enrolments = pgTable(
  'enrolments',
  {
    personId: person().notNull(),
    courseId: course().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.courseId] })],
)

export const tasks = pgTable('tasks', {
  id: id(),
  courseId: course().notNull(),
  title: text().notNull(),
  position: integer().notNull(),
  week: integer(),
  createdAt: instant().notNull().defaultNow(),
  archivedAt: instant(),
})
export type TaskRow = typeof tasks.$inferSelect

export const steps = pgTable('steps', {
  id: id(),
  taskId: reference()
    .notNull()
    .references(() => tasks.id),
  name: text().notNull(),
  instructions: text().notNull().default(''),
  position: integer().notNull(),
  urls: text().array().notNull().default([]),
  effort: text().notNull().default(''),
  summary: text().notNull().default(''),
  lessonVersion: integer(),
  exerciseVersion: integer(),
  createdAt: instant().notNull().defaultNow(),
  archivedAt: instant(),
})
export type StepRow = typeof steps.$inferSelect

export const stepFiles = pgTable('step_files', {
  id: id(),
  stepId: step().notNull(),
  fileId: uuid()
    .notNull()
    .references(() => files.id),
  name: text().notNull(),
  role: text().$type<StepFileRole>().notNull().default('material'),
  createdAt: instant().notNull().defaultNow(),
})

const lessonContent = () => ({
  name: text().notNull(),
  effort: text().notNull(),
  summary: text().notNull(),
  lesson: text().notNull(),
  instructions: text().notNull(),
  sampleDatabase: text().notNull().default(''),
})

export const lessonVersions = pgTable(
  'lesson_versions',
  {
    stepId: step().notNull(),
    number: integer().notNull(),
    ...lessonContent(),
    words: integer()
      .notNull()
      .generatedAlwaysAs(sql`regexp_count(lesson, '\\S+')`),
    note: text().notNull().default(''),
    publishedBy: person(),
    publishedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.stepId, table.number] })],
)
export type LessonVersionRow = typeof lessonVersions.$inferSelect

export const lessonDrafts = pgTable('lesson_drafts', {
  stepId: step().primaryKey(),
  ...lessonContent(),
  version: integer().notNull().default(1),
  basedOn: integer(),
  updatedBy: person(),
  updatedAt: instant().notNull().defaultNow(),
})

export const lessonPassages = pgTable(
  'lesson_passages',
  {
    stepId: step().notNull(),
    position: integer().notNull(),
    heading: text().notNull(),
    anchor: text().notNull(),
    body: text().notNull(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('english', heading || body)`),
  },
  (table) => [primaryKey({ columns: [table.stepId, table.position] })],
)

/** Written by a trigger of the passages. */
export const lessonWords = pgTable('lesson_words', { word: text().primaryKey() })

export const lessonReadings = pgTable(
  'lesson_readings',
  {
    personId: person().notNull(),
    stepId: step().notNull(),
    lessonVersion: integer().notNull(),
    block: integer().notNull(),
    blockKey: text().notNull(),
    percent: integer().notNull(),
    updatedAt: instant().notNull().defaultNow(),
    writtenAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.stepId] })],
)

/** All checks of the step passed on the server. */
export const knownLessons = pgTable(
  'known_lessons',
  {
    personId: person().notNull(),
    stepId: step().notNull(),
    knownAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.stepId] })],
)

export const quizAnswers = pgTable(
  'quiz_answers',
  {
    personId: person().notNull(),
    stepId: step().notNull(),
    quizKey: text().notNull(),
    option: integer().notNull(),
    isRight: boolean().notNull(),
    wasRightAtFirst: boolean().notNull(),
    tries: integer().notNull().default(1),
    answeredAt: instant().notNull().defaultNow(),
    writtenAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.stepId, table.quizKey] })],
)

export const solutions = pgTable('solutions', {
  id: id(),
  personId: person().notNull(),
  stepId: step().notNull(),
  courseId: course().notNull(),
  attempt: integer().notNull(),
  textSolution: text().notNull(),
  state: text().$type<SolutionState>().notNull().default('submitted'),
  submittedAt: instant().notNull().defaultNow(),
  /** If it waited on the learner's device. So are the others. */
  writtenAt: instant(),
  promisedAt: instant()
    .notNull()
    .default(sql`now() + interval '72 hours'`),
  claimedBy: person(),
  claimedUntil: instant(),
  suggestedFor: person(),
})
export type SolutionRow = typeof solutions.$inferSelect

export const solutionFiles = pgTable(
  'solution_files',
  {
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    solutionId: solution().notNull(),
    path: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.solutionId, table.fileId] })],
)

export const solutionDrafts = pgTable(
  'solution_drafts',
  {
    personId: person().notNull(),
    stepId: step().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    droppedFiles: uuid().array().notNull().default([]),
    code: jsonb().$type<CodeFile[]>(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.stepId] })],
)

export const uploads = pgTable('uploads', {
  id: uuid().primaryKey(),
  personId: person().notNull(),
  stepId: step().notNull(),
  path: text().notNull(),
  bytes: reference().notNull(),
  received: reference().notNull().default(0),
  fileId: uuid().references(() => files.id),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
})
export type UploadRow = typeof uploads.$inferSelect

export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id),
    startByte: reference().notNull(),
    storedId: uuid().notNull(),
    bytes: reference().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.startByte] })],
)

export const reviews = pgTable('reviews', {
  id: id(),
  solutionId: solution().notNull(),
  mentorId: person(),
  checkRunId: reference(),
  verdict: text().$type<Verdict>().notNull(),
  feedback: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
  undoneAt: instant(),
  undoneBy: person(),
  /** When the learner gets the email about the verdict; null once it is sent. */
  outcomeDueAt: instant(),
})
export type ReviewRow = typeof reviews.$inferSelect

export const reviewComments = pgTable('review_comments', {
  id: id(),
  solutionId: solution().notNull(),
  authorId: person().notNull(),
  fileId: uuid(),
  line: integer(),
  body: text().notNull(),
  suggestedLines: integer(),
  suggestedText: text(),
  takenAt: instant(),
  createdAt: instant().notNull().defaultNow(),
})
export type ReviewCommentRow = typeof reviewComments.$inferSelect

/** A trigger sets `firstMentorId` and `personId`, who gave the verdict and whose attempt it is. */
export const secondOpinions = pgTable('second_opinions', {
  id: id(),
  solutionId: solution().notNull(),
  reviewId: reference()
    .notNull()
    .references(() => reviews.id),
  firstMentorId: person(),
  personId: person(),
  kind: text().$type<'appeal' | 'sample'>().notNull(),
  reason: text(),
  createdAt: instant().notNull().defaultNow(),
  promisedAt: instant().notNull(),
  claimedBy: person(),
  claimedUntil: instant(),
  mentorId: person(),
  verdict: text().$type<Verdict>(),
  feedback: text().notNull().default(''),
  decidedAt: instant(),
})
export type SecondOpinionRow = typeof secondOpinions.$inferSelect

export const certificates = pgTable('certificates', {
  id: id(),
  code: text().notNull(),
  personId: person().notNull(),
  courseId: course().notNull(),
  learnerName: text().notNull(),
  courseTitle: text().notNull(),
  work: jsonb().$type<CertifiedTask[]>().notNull(),
  credential: jsonb().$type<Record<string, unknown>>().notNull(),
  statusPosition: reference().notNull(),
  issuedAt: instant().notNull(),
  revokedAt: instant(),
  revokedBy: person(),
  revokedReason: text(),
})
export type CertificateRow = typeof certificates.$inferSelect
