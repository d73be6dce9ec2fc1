import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { FileId, Id, Instant, LineNumber, missingComment, optionalLine, optionalText, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { CheckProgress } from './practice.ts'
import { Attempt, Comment, SolutionState, Suggestion } from './solutions.ts'

export const Verdict = z.enum(['approved', 'rejected'])
export type Verdict = z.infer<typeof Verdict>

/** How long a claim lasts, and how long a verdict can be undone. */
export const claimMinutes = 30
export const undoMinutes = 10

/** The mentor who reviews an attempt now. */
export const Claim = z.object({ userId: z.number(), name: z.string(), until: Instant, isMine: z.boolean() })
export type Claim = z.infer<typeof Claim>

export const ListedAttempt = z.object({
  solutionId: z.number(),
  courseId: z.number(),
  courseTitle: z.string(),
  taskTitle: z.string(),
  taskStepId: z.number(),
  taskStepTitle: z.string(),
  attempt: z.number(),
  learner: z.object({ userId: z.number(), name: z.string() }),
  submittedAt: Instant,
  /** When the review is promised to the learner. */
  promisedAt: Instant,
})

/** The newest result of the checks on the server; null if there is none. */
const CheckCount = z.object({ passed: z.number(), total: z.number() }).nullable()

export const WaitingReview = ListedAttempt.extend({
  claim: Claim.nullable(),
  fileCount: z.number(),
  checks: CheckCount,
  /** Suggested to the reader, as their fair share. */
  isSuggested: z.boolean(),
})
export type WaitingReview = z.infer<typeof WaitingReview>

export const listReviews = endpoint('GET /v1/reviews', {
  summary: 'The attempts waiting for review, first promised first, without my own',
  access: 'reviews:see',
  query: PageQuery.extend({
    courseId: Id.optional(),
    /** Part of the learner's name or email. */
    learner: optionalLine(100).optional(),
  }),
  reply: pageOf(WaitingReview).extend({
    /** How many are waiting, at most `maxCounted` + 1. */
    waiting: z.number(),
    /** Courses with waiting attempts, for the filter. */
    courses: z.array(z.object({ courseId: z.number(), courseTitle: z.string() })),
  }),
})

export const DecidedReview = ListedAttempt.extend({
  verdict: Verdict,
  mentor: z.string(),
  isMine: z.boolean(),
  /** Decided by the checks, without a mentor. */
  isAutomatic: z.boolean(),
  checks: CheckCount,
  reviewedAt: Instant,
  /** Null when it can no longer be undone. */
  undoUntil: Instant.nullable(),
})
export type DecidedReview = z.infer<typeof DecidedReview>

export const listDecided = endpoint('GET /v1/reviews/decided', {
  summary: 'The verdicts, newest first',
  access: 'reviews:see',
  query: PageQuery,
  reply: pageOf(DecidedReview),
})

/** A question of the step's lesson with what the learner answered. */
export const AnsweredQuestion = z.object({
  question: z.string(),
  /** Null if the learner hasn’t answered it. */
  answer: z
    .object({ text: z.string(), isRight: z.boolean(), wasRightAtFirst: z.boolean(), tries: z.number() })
    .nullable(),
})
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>

/** How the learner worked through the step's lesson. */
export const LessonWork = z.object({
  percentRead: z.number(),
  lastReadAt: Instant.nullable(),
  questions: z.array(AnsweredQuestion),
})
export type LessonWork = z.infer<typeof LessonWork>

/** What another mentor decided without knowing the first verdict. */
export const GivenOpinion = z.object({
  mentor: z.string(),
  verdict: Verdict,
  feedback: z.string(),
  /** Whether it is the first verdict too. */
  agrees: z.boolean(),
  decidedAt: Instant,
})
export type GivenOpinion = z.infer<typeof GivenOpinion>

/** Everything the workbench shows about an attempt. */
export const ReviewCase = ListedAttempt.extend({
  /** Of the step; Markdown. */
  instructions: z.string(),
  /** Null if the step has no lesson. */
  lessonWork: LessonWork.nullable(),
  /** How the learner fared with the checks in the page. */
  checkProgress: z.array(CheckProgress),
  /** Whether the step has an exercise now, so that its checks can be run. */
  hasExercise: z.boolean(),
  /** Of several files and packages: it runs on the server only. */
  isProject: z.boolean(),
  state: SolutionState,
  claim: Claim.nullable(),
  /** The open second opinion that hides the verdict from the caller. */
  opinionId: z.number().nullable(),
  current: Attempt,
  /** A link that works for half an hour; null without a page in the attempt. */
  previewUrl: z.string().nullable(),
  /** Newest first, with comments and replies. One without a review is being reviewed a second time. */
  earlier: z.array(Attempt),
  /** Second opinions on this attempt, newest first, for those who gave them, the first mentor and admins. */
  secondOpinions: z.array(GivenOpinion),
  /** Set while the caller can undo the verdict. */
  undoUntil: Instant.nullable(),
  undone: z.array(
    z.object({ verdict: Verdict, feedback: z.string(), mentor: z.string(), reviewedAt: Instant, undoneAt: Instant }),
  ),
})
export type ReviewCase = z.infer<typeof ReviewCase>

const params = z.strictObject({ solutionId: Id })

export const getReview = endpoint('GET /v1/reviews/:solutionId', {
  summary: 'One attempt with its files, comments and the attempts before it',
  access: 'reviews:see',
  params,
  reply: ReviewCase,
})

export const claimReview = endpoint('POST /v1/reviews/:solutionId/claim', {
  summary: 'Claim an attempt for half an hour, or renew the claim; fails while another mentor has it',
  access: 'reviews:act',
  params,
  reply: Claim,
})

export const releaseReview = endpoint('DELETE /v1/reviews/:solutionId/claim', {
  summary: 'Release an attempt',
  access: 'reviews:act',
  params,
  reply: Done,
})

export const claimNext = endpoint('POST /v1/reviews/next', {
  summary: 'Claim the attempt to review next that nobody has claimed; null when there is none',
  access: 'reviews:act',
  body: z.strictObject({
    courseId: Id.optional(),
    /** An attempt to skip: it goes back to the queue, and the one after it is claimed. */
    skip: Id.optional(),
  }),
  reply: z.object({ solutionId: z.number().nullable() }),
})

const CommentBody = text(missingComment, 4000)

export const NewComment = z.strictObject({
  body: CommentBody,
  fileId: FileId.optional(),
  line: LineNumber.optional(),
  suggestion: Suggestion.optional(),
})
export type NewComment = z.infer<typeof NewComment>

export const addComment = endpoint('POST /v1/reviews/:solutionId/comments', {
  summary: 'Comment on a line of a file or on the whole attempt; the learner sees it with the verdict',
  access: 'reviews:act',
  params,
  body: NewComment,
  reply: Comment,
})

export const editComment = endpoint('PUT /v1/reviews/comments/:commentId', {
  summary: 'Change my comment before the verdict',
  access: 'reviews:act',
  params: z.strictObject({ commentId: Id }),
  /** Null removes the suggestion; left out, it stays. */
  body: z.strictObject({ body: CommentBody, suggestion: Suggestion.nullable().optional() }),
  reply: Done,
})

export const removeComment = endpoint('DELETE /v1/reviews/comments/:commentId', {
  summary: 'Remove my comment before the verdict',
  access: 'reviews:act',
  params: z.strictObject({ commentId: Id }),
  reply: Done,
})

export const missingFeedback = 'Say what needs to change'

export const NewVerdict = z
  .strictObject({
    verdict: Verdict,
    feedback: optionalText(4000).default(''),
  })
  .refine(({ verdict, feedback }) => verdict === 'approved' || feedback !== '', {
    path: ['feedback'],
    message: missingFeedback,
  })
export type NewVerdict = z.infer<typeof NewVerdict>

export const giveVerdict = endpoint('POST /v1/reviews/:solutionId/verdict', {
  summary: 'Approve or reject an attempt; notifies the learner',
  access: 'reviews:act',
  params,
  body: NewVerdict,
  reply: z.object({ undoUntil: Instant, certificateCode: z.string().nullable() }),
})

export const undoVerdict = endpoint('POST /v1/reviews/:solutionId/undo', {
  summary: 'Undo a verdict within ten minutes; the attempt is back in the queue',
  access: 'reviews:act',
  params,
  /** What was written with the verdict, to change it instead of typing it again. */
  reply: z.object({ feedback: z.string() }),
})
