import { type CallResult, callResults, type Data } from '#engines/calls/call.ts'
import { languages, outcomes } from '#engines/program.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { draftText, Id, Instant, line, Version } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'
import { ExerciseSettings, FilePath, ProjectSettings } from './exercises/exercise-files.ts'

const ofStep = z.strictObject({ stepId: Id })

export const maxCodeFiles = 40
export const maxCodeText = 40_000
const maxCodeTexts = 200_000
/** A file of code that is edited in the page. */
export const CodeFile = z.strictObject({
  path: FilePath,
  text: draftText(maxCodeText),
})
export type CodeFile = z.infer<typeof CodeFile>
export const CodeFiles = z
  .array(CodeFile)
  .max(maxCodeFiles, `At most ${maxCodeFiles} files`)
  .refine(
    (files) => files.reduce((all, { text }) => all + text.length, 0) <= maxCodeTexts,
    'At most 200,000 characters in all files together',
  )

const AnyData = z.unknown() as unknown as z.ZodType<Data>

const CheckCall = z.object({
  name: z.string(),
  args: AnyData,
  calls: AnyData.optional(),
  result: z.enum(callResults as readonly [CallResult, ...CallResult[]]).optional(),
  isDigest: z.boolean().optional(),
  anyOrder: z.union([z.literal(true), z.literal('deep')]).optional(),
})

/** As `parseChecks` reads it; the page runs it. */
export const VisibleCheck = z.object({
  kind: z.literal('types').optional(),
  name: z.string(),
  hint: z.string(),
  setup: z.string(),
  run: z.string(),
  /** In place of code, for exercises in several languages. */
  call: CheckCall.optional(),
  /** In place of code, for projects. */
  steps: z.array(z.record(z.string(), AnyData)).optional(),
  /** The part of a project that the check belongs to. */
  milestone: z.string().optional(),
  /** Why the result is right: the check is shown as an example. */
  example: z.string().optional(),
  expectation: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('value'), value: z.string() }),
    z.object({ kind: z.literal('throws'), text: z.string() }),
  ]),
})

/** An exercise as learners get it: without the hidden checks. */
export const Exercise = z.object({
  version: z.number(),
  language: z.enum(languages),
  entry: z.string(),
  seconds: z.number(),
  /** Passing all checks on the server approves the step at once. */
  approvedByChecks: z.boolean(),
  starter: z.array(CodeFile),
  /** Files of the starter that can't be changed. */
  readOnly: z.array(z.string()),
  checks: z.array(VisibleCheck),
  /** More languages to choose from; the starter has the files of all. */
  also: z.array(z.object({ language: z.enum(languages), entry: z.string(), checks: z.array(VisibleCheck) })),
  /** How many more the server runs. */
  hiddenChecks: z.number(),
  /** How a project is opened; other languages have none. */
  project: ProjectSettings.optional(),
  /** SQL that makes the sample database; empty for other languages. */
  database: z.string(),
})
export type Exercise = z.infer<typeof Exercise>

/** How often a check of the step failed in the learner's page. */
export const CheckProgress = z.object({
  name: z.string(),
  failures: z.number(),
  isPassed: z.boolean(),
  hintShownAt: Instant.nullable(),
})
export type CheckProgress = z.infer<typeof CheckProgress>

const CheckName = line('the name of a check', 80)

export const reportChecks = endpoint('POST /v1/steps/:stepId/checks', {
  summary: 'Count which checks failed in my page; hints appear after two failures of the same check',
  access: 'learner',
  idempotent: true,
  mayWait: true,
  needsMembership: true,
  limit: { times: 120, seconds: 60 },
  params: ofStep,
  body: z.strictObject({
    results: z
      .array(z.strictObject({ name: CheckName, isPassed: z.boolean() }))
      .min(1)
      .max(30),
  }),
  reply: z.array(CheckProgress),
})

export const showHint = endpoint('PUT /v1/steps/:stepId/checks/hint', {
  summary: 'Remember that I opened the hint of a check',
  access: 'learner',
  mayWait: true,
  needsMembership: true,
  params: ofStep,
  body: z.strictObject({ name: CheckName }),
  reply: z.array(CheckProgress),
})

const CheckFailure = z.object({
  name: z.string(),
  message: z.string(),
  file: z.string().nullable(),
  line: z.number().nullable(),
})

export const CheckResult = z.object({
  name: z.string(),
  isHidden: z.boolean(),
  /** The part of a project that it belongs to. */
  milestone: z.string().optional(),
  outcome: z.enum(outcomes),
  /** Learners don't get them for hidden checks. */
  expected: z.string().nullable(),
  actual: z.string().nullable(),
  failure: CheckFailure.nullable(),
  /** Of a hidden check that failed. Older runs have none. */
  hint: z.string().optional(),
})
export type CheckResult = z.infer<typeof CheckResult>

export const checkRunStates = ['queued', 'running', 'done', 'failed', 'unavailable'] as const

/** The checks of an attempt, run by the server. */
export const CheckRun = z.object({
  runId: z.number(),
  /**
   * `unavailable`: no runner is there; then `claimedPassed` is all that is known. `failed`: never run, because a newer
   * attempt replaced it, which `failure` then says, or through our fault.
   */
  state: z.enum(checkRunStates),
  /** In which the attempt is written; null until it was run, and for older runs. */
  language: z.enum(languages).nullable(),
  exerciseVersion: z.number(),
  passed: z.number(),
  total: z.number(),
  results: z.array(CheckResult),
  /** Why the program could not be run at all. */
  failure: CheckFailure.nullable(),
  requestedAt: Instant,
  finishedAt: Instant.nullable(),
  /** Such as `node 24.21.0`. */
  engine: z.string(),
  /** Of the checks that were run; the same hash means the same checks. */
  checksHash: z.string(),
  /** How many visible checks passed in the learner's browser; not verified. */
  claimedPassed: z.number().nullable(),
})
export type CheckRun = z.infer<typeof CheckRun>

// For staff.

/** What a mentor's page needs to run the checks on an attempt, the hidden ones too. */
export const AttemptExercise = z.object({
  version: z.number(),
  language: z.enum(languages),
  entry: z.string(),
  seconds: z.number(),
  /** With the hash of each text, to compare it with the files of the attempt. */
  starter: z.array(CodeFile.extend({ sha256: z.string() })),
  readOnly: z.array(z.string()),
  checks: z.array(VisibleCheck.extend({ isHidden: z.boolean() })),
  database: z.string(),
  project: ProjectSettings.optional(),
})
export type AttemptExercise = z.infer<typeof AttemptExercise>

export const getAttemptExercise = endpoint('GET /v1/reviews/:solutionId/checks', {
  summary: 'The current exercise of an attempt with all its checks, to run them in the mentor’s browser',
  access: 'reviews:see',
  params: z.strictObject({ solutionId: Id }),
  reply: AttemptExercise,
})

export const runChecksAgain = endpoint('POST /v1/reviews/:solutionId/checks', {
  summary: 'Run the current checks of the step on an attempt again',
  access: 'reviews:act',
  limit: { times: 60, seconds: 60 },
  params: z.strictObject({ solutionId: Id }),
  reply: CheckRun,
})

export const ExerciseFields = ExerciseSettings.extend({
  starter: CodeFiles.min(1, 'Add a file'),
  visibleChecks: draftText(maxCodeText),
  hiddenChecks: draftText(maxCodeText),
  bugs: draftText(maxCodeText).default(''),
})
export type ExerciseFields = z.infer<typeof ExerciseFields>

export const ExerciseEditor = z.object({
  stepId: z.number(),
  courseId: z.number(),
  courseTitle: z.string(),
  stepName: z.string(),
  /** Null before the first version, and after the exercise was removed. */
  content: ExerciseFields.nullable(),
  /** 0 before the first version. */
  version: z.number(),
  publishedAt: Instant.nullable(),
  publishedBy: z.string().nullable(),
  /** Attempts that wait for review. */
  openAttempts: z.number(),
  /** SQL of the lesson's sample database. */
  database: z.string(),
  /** The texts of the step's model solution, to try the checks on. Its files may have any name. */
  solution: z.array(z.object({ path: z.string(), text: z.string() })),
})
export type ExerciseEditor = z.infer<typeof ExerciseEditor>

export const getExercise = endpoint('GET /v1/steps/:stepId/exercise', {
  summary: 'The exercise of a step for editing, with its hidden checks',
  access: 'courses:see',
  params: ofStep,
  reply: ExerciseEditor,
})

export const saveExercise = endpoint('PUT /v1/steps/:stepId/exercise', {
  summary: 'Publish the exercise of a step as its next version; earlier results stay as they are',
  access: 'courses:act',
  params: ofStep,
  body: z.strictObject({
    /** The version it is based on. */
    version: Version,
    content: ExerciseFields,
  }),
  reply: z.object({ version: z.number() }),
})

export const removeExercise = endpoint('DELETE /v1/steps/:stepId/exercise', {
  summary: 'Take the exercise away from a step; results of earlier attempts stay',
  access: 'courses:act',
  params: ofStep,
  reply: Done,
})

export const rerunOpenAttempts = endpoint('POST /v1/steps/:stepId/exercise/run', {
  summary: 'Run the current checks on all attempts of a step that wait for review',
  access: 'courses:act',
  params: ofStep,
  reply: z.object({ queued: z.number() }),
})
