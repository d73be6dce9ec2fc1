import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, optionalLine, optionalText, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { Attempt, Comment, SolutionState } from './solutions.ts'

export const Verdict = z.enum(['approved', 'rejected'])
export type Verdict = z.infer<typeof Verdict>

/** How long a mentor has an attempt to themselves, and how long a verdict can be taken back. */
export const claimMinutes = 30
export const undoMinutes = 10

/** Who is on it. */
export const Claim = z.object({ userId: z.number(), name: z.string(), until: Instant, isMine: z.boolean() })
export type Claim = z.infer<typeof Claim>

const Place = z.object({
  solutionId: z.number(),
  courseId: z.number(),
  courseTitle: z.string(),
  taskTitle: z.string(),
  taskStepId: z.number(),
  taskStepTitle: z.string(),
  attempt: z.number(),
  learner: z.object({ userId: z.number(), name: z.string() }),
  submittedAt: Instant,
})

export const WaitingReview = Place.extend({ claim: Claim.nullable(), fileCount: z.number() })
export type WaitingReview = z.infer<typeof WaitingReview>

export const listReviews = endpoint({
  method: 'GET',
  path: '/v1/reviews',
  summary: 'The attempts that wait for a verdict, oldest first; my own are left out',
  access: 'mentor',
  query: PageQuery.extend({
    courseId: Id.optional(),
    /** Part of the learner's name or email. */
    learner: optionalLine(100).optional(),
  }),
  reply: pageOf(WaitingReview).extend({
    /** How many wait in all, counted up to 1000. */
    waiting: z.number(),
    /** Courses in which something waits, for the filter. */
    courses: z.array(z.object({ courseId: z.number(), courseTitle: z.string() })),
  }),
})

export const DecidedReview = Place.extend({
  verdict: Verdict,
  mentor: z.string(),
  isMine: z.boolean(),
  reviewedAt: Instant,
  /** Until when it can be taken back, or null. */
  undoUntil: Instant.nullable(),
})
export type DecidedReview = z.infer<typeof DecidedReview>

export const listDecided = endpoint({
  method: 'GET',
  path: '/v1/reviews/decided',
  summary: 'The verdicts that stand, newest first',
  access: 'mentor',
  query: PageQuery,
  reply: pageOf(DecidedReview),
})

/** Everything the workbench shows of an attempt. */
export const ReviewCase = Place.extend({
  state: SolutionState,
  claim: Claim.nullable(),
  current: Attempt,
  /** Newest first; their comments say whether they were answered. */
  earlier: z.array(Attempt),
  /** Set while the verdict that stands can be taken back by the caller. */
  undoUntil: Instant.nullable(),
  /** Verdicts that were taken back. */
  undone: z.array(
    z.object({ verdict: Verdict, words: z.string(), mentor: z.string(), reviewedAt: Instant, undoneAt: Instant }),
  ),
})
export type ReviewCase = z.infer<typeof ReviewCase>

const params = z.strictObject({ solutionId: Id })

export const getReview = endpoint({
  method: 'GET',
  path: '/v1/reviews/:solutionId',
  summary: 'One attempt with its files, comments and the attempts before it',
  access: 'mentor',
  params,
  reply: ReviewCase,
})

export const claimReview = endpoint({
  method: 'POST',
  path: '/v1/reviews/:solutionId/claim',
  summary: 'Take an attempt for half an hour, or keep it for another; refused while another mentor is on it',
  access: 'mentor',
  params,
  reply: Claim,
})

export const releaseReview = endpoint({
  method: 'DELETE',
  path: '/v1/reviews/:solutionId/claim',
  summary: 'Give an attempt back to the queue',
  access: 'mentor',
  params,
  reply: Done,
})

export const claimNext = endpoint({
  method: 'POST',
  path: '/v1/reviews/next',
  summary: 'Take the oldest attempt that nobody else is on; null when there is none',
  access: 'mentor',
  body: z.strictObject({
    courseId: Id.optional(),
    /** An attempt to leave aside: it goes back to the queue, and what waits behind it is taken. */
    skip: Id.optional(),
  }),
  reply: z.object({ solutionId: z.number().nullable() }),
})

const CommentBody = text('Write a comment', 4000)

export const NewComment = z.strictObject({
  body: CommentBody,
  fileId: z.uuid('This is no file').optional(),
  line: z.int('Enter a line').positive('Enter a line').max(1_000_000).optional(),
})
export type NewComment = z.infer<typeof NewComment>

export const addComment = endpoint({
  method: 'POST',
  path: '/v1/reviews/:solutionId/comments',
  summary: 'Comment on a line of a file or on the whole; the learner sees it with the verdict',
  access: 'mentor',
  params,
  body: NewComment,
  reply: Comment,
})

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/v1/reviews/comments/:commentId',
  summary: 'Take back a comment of mine while the attempt still waits',
  access: 'mentor',
  params: z.strictObject({ commentId: Id }),
  reply: Done,
})

export const VerdictGiven = z
  .strictObject({
    verdict: Verdict,
    words: optionalText(4000).default(''),
  })
  .refine(({ verdict, words }) => verdict === 'approved' || words !== '', {
    path: ['words'],
    message: 'Say what is missing: a rejection needs words',
  })
export type VerdictGiven = z.infer<typeof VerdictGiven>

export const giveVerdict = endpoint({
  method: 'POST',
  path: '/v1/reviews/:solutionId/verdict',
  summary: 'Approve or reject an attempt; the learner is told at once',
  access: 'mentor',
  params,
  body: VerdictGiven,
  reply: z.object({ undoUntil: Instant, certificateCode: z.string().nullable() }),
})

export const undoVerdict = endpoint({
  method: 'POST',
  path: '/v1/reviews/:solutionId/undo',
  summary: 'Take a verdict back within ten minutes; the attempt waits again and the trace stays',
  access: 'mentor',
  params,
  reply: Done,
})

export const SavedReply = z.object({ replyId: z.number(), title: z.string(), body: z.string() })
export type SavedReply = z.infer<typeof SavedReply>

export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/v1/reviews/replies',
  summary: 'My saved replies',
  access: 'mentor',
  reply: z.array(SavedReply),
})

export const NewReply = z.strictObject({ title: line('a title', 80), body: CommentBody })
export type NewReply = z.infer<typeof NewReply>

export const saveReply = endpoint({
  method: 'POST',
  path: '/v1/reviews/replies',
  summary: 'Save a reply to use again',
  access: 'mentor',
  body: NewReply,
  reply: SavedReply,
})

export const deleteReply = endpoint({
  method: 'DELETE',
  path: '/v1/reviews/replies/:replyId',
  summary: 'Forget a saved reply of mine',
  access: 'mentor',
  params: z.strictObject({ replyId: Id }),
  reply: Done,
})
