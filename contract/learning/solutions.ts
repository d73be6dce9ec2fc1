import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { draftText, FileId, Id, Instant, optionalText, Version } from '../kit/fields.ts'
import { fileKinds } from '../kit/file-kinds.ts'
import { Message, MessageDraft } from '../threads/messages.ts'
import { ImportedFrom } from './attempts/imported-from.ts'
import { CheckRun, CodeFiles } from './practice.ts'

const ofStep = z.strictObject({ stepId: Id })

export const solutionStates = ['submitted', 'approved', 'rejected'] as const
export const SolutionState = z.enum(solutionStates)
export type SolutionState = z.infer<typeof SolutionState>

export const SolutionFile = z.object({
  fileId: z.string(),
  /** With the folders it came in, such as src/app.py. */
  path: z.string(),
  kind: z.string(),
  bytes: z.number(),
  /** Hex; the same content has the same hash. */
  sha256: z.string(),
  /** A link that works for a few minutes. */
  url: z.string(),
})
export type SolutionFile = z.infer<typeof SolutionFile>

/** What to write instead of some lines of a file. */
export const Suggestion = z.strictObject({
  /** How many lines it replaces, from the comment's line on. */
  lines: z
    .int('Enter how many lines to replace')
    .min(1, 'Replace at least one line')
    .max(50, 'Replace at most 50 lines'),
  /** Empty: remove them. */
  text: draftText(4000),
})
export type Suggestion = z.infer<typeof Suggestion>

/** A mentor's comment on a line of a file, or on the whole attempt (no file, no line). */
export const Comment = z.object({
  commentId: z.number(),
  solutionId: z.number(),
  attempt: z.number(),
  author: z.string(),
  fileId: z.string().nullable(),
  path: z.string().nullable(),
  line: z.number().nullable(),
  body: z.string(),
  /** Only on a line. */
  suggestion: z.object({ lines: z.number(), text: z.string(), takenAt: Instant.nullable() }).nullable(),
  createdAt: Instant,
  /** What the learner and mentors wrote about it, oldest first. */
  replies: z.array(Message),
})
export type Comment = z.infer<typeof Comment>

/** The mentor's name of a verdict by the checks. */
export const automaticChecks = 'Automatic checks'

export const Review = z.object({
  verdict: z.enum(['approved', 'rejected']),
  feedback: z.string(),
  mentor: z.string(),
  reviewedAt: Instant,
})
export type Review = z.infer<typeof Review>

/** A second look at a rejected attempt by another mentor, which the learner asked for. */
export const SecondOpinion = z.object({
  reason: z.string(),
  askedAt: Instant,
  promisedAt: Instant,
  /** Null while no mentor has decided. */
  decidedAt: Instant.nullable(),
  verdict: z.enum(['approved', 'rejected']).nullable(),
  feedback: z.string(),
})
export type SecondOpinion = z.infer<typeof SecondOpinion>

export const Attempt = z.object({
  solutionId: z.number(),
  attempt: z.number(),
  textSolution: z.string(),
  submittedAt: Instant,
  /** If it waited on the learner’s device. */
  writtenAt: Instant.nullable(),
  /** When the review was promised. */
  promisedAt: Instant,
  /** Days of access that the learner got because the review came late. */
  addedDays: z.number(),
  state: SolutionState,
  files: z.array(SolutionFile),
  /** The hash of its commit; null if it wasn’t pushed with Git. */
  commit: z.string().nullable(),
  imports: z.array(ImportedFrom),
  /** Null while it waits for review. */
  review: Review.nullable(),
  /** Null if the learner didn’t ask for one. */
  secondOpinion: SecondOpinion.nullable(),
  /** What the learner and mentors wrote about the feedback, oldest first. */
  replies: z.array(Message),
  /** Shown to the learner only with the verdict. */
  comments: z.array(Comment),
  /** The newest run of the step’s checks on it; null if the step had no exercise. */
  checkRun: CheckRun.nullable(),
})
export type Attempt = z.infer<typeof Attempt>

export const listAttempts = endpoint('GET /v1/steps/:stepId/solutions', {
  summary: 'My attempts at a step, newest first, with their reviews',
  access: 'learner',
  params: ofStep,
  reply: z.array(Attempt),
})

export const maxExplanation = 10_000

/** Ids joined by commas, because a form has only text fields. */
const listOf = (id: z.ZodUUID) =>
  z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .pipe(z.array(id).max(50))

const VersionInForm = z.coerce.number().int().min(1).max(1_000_000)

export const Solution = z.strictObject({
  taskStepId: Id,
  userId: Id.optional(),
  /** May be empty if the code of an exercise is submitted. */
  textSolution: optionalText(maxExplanation).default(''),
  /** Ids of finished uploads (see /uploads); they are submitted with the files of the form. */
  uploads: listOf(z.uuid('Unknown upload')).optional(),
  /** Ids of files of the rejected attempt to submit again unchanged. */
  previousFiles: listOf(FileId).optional(),
  /** How many visible checks of the exercise passed in the learner’s browser. */
  checksPassed: z.coerce.number().int().min(0).max(100).optional(),
  /** What it was written for. If the exercise or the task has changed since, it is refused with `outdated`. */
  exerciseVersion: VersionInForm.optional(),
  lessonVersion: VersionInForm.optional(),
})
export type Solution = z.infer<typeof Solution>

export const submitSolution = endpoint('POST /v1/user/submitSolution', {
  summary: 'Submit a solution of a step: an explanation and files',
  access: 'learner',
  // Each may make the server run code. A step takes minutes at least, so only programs get here.
  limit: { times: 60, seconds: 3600 },
  idempotent: true,
  mayWait: true,
  // The settings may allow less.
  upload: { field: 'files', maxFiles: 50, maxBytes: 200 * 1024 * 1024, kinds: fileKinds, acceptsEmpty: true },
  body: Solution,
  reply: z.object({
    solutionId: z.number(),
    attempt: z.number(),
    solutionSubmited: z.literal(1),
    /** When the review is promised. */
    promisedAt: Instant,
  }),
})

/** A resumable upload of a draft. */
export const DraftUpload = z.object({
  uploadId: z.string(),
  path: z.string(),
  bytes: z.number(),
  received: z.number(),
  isComplete: z.boolean(),
})
export type DraftUpload = z.infer<typeof DraftUpload>

export const Draft = z.object({
  /** Without a saved draft, the text of the rejected attempt. */
  text: z.string(),
  /** Raised by each save; 0 before the first. */
  version: z.number().int().min(0),
  savedAt: Instant.nullable(),
  uploads: z.array(DraftUpload),
  imports: z.array(ImportedFrom),
  /** The rejected attempt that the next one builds on. */
  previous: z.object({ attempt: z.number(), files: z.array(SolutionFile) }).nullable(),
  /** Ids of previous files that the learner doesn’t want to submit again. */
  droppedFiles: z.array(z.string()),
  /** The code of the exercise: as saved, else as last submitted; null for the starter. */
  code: CodeFiles.nullable(),
})
export type Draft = z.infer<typeof Draft>

export const getDraft = endpoint('GET /v1/steps/:stepId/draft', {
  summary: 'My unsubmitted text and uploads for a step',
  access: 'learner',
  params: ofStep,
  reply: Draft,
})

export const saveDraft = endpoint('PUT /v1/steps/:stepId/draft', {
  summary: 'Save my draft of a solution; fails if another tab or device has saved since',
  access: 'learner',
  limit: { times: 240, seconds: 60 },
  params: ofStep,
  body: z.strictObject({
    text: draftText(maxExplanation),
    /** The version the text is based on. */
    version: Version,
    droppedFiles: z.array(FileId).max(50).default([]),
    /** Left out: the stored code stays. Null: back to the starter. */
    code: CodeFiles.nullable().optional(),
  }),
  reply: z.object({ version: z.number(), savedAt: Instant }),
})

export const replyToReview = endpoint('POST /v1/solutions/:solutionId/replies', {
  summary: 'Reply to the feedback of a review, or to one of its comments',
  access: 'learner',
  idempotent: true,
  mayWait: true,
  params: z.strictObject({ solutionId: Id }),
  body: MessageDraft.extend({
    /** Left out: about the feedback. */
    commentId: Id.optional(),
  }),
  reply: Message,
})
