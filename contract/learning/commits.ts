import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

/** More commits of one attempt are only counted. */
export const maxShownCommits = 100

/** A file of a commit, compared with the commit before it. */
export const CommitFile = z.object({
  path: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
  /** Null if it was added, or if `isShown` is false. */
  before: z.string().nullable(),
  /** Null if it was removed, or if `isShown` is false. */
  after: z.string().nullable(),
  /** Only short texts are shown, and only up to a total. */
  isShown: z.boolean(),
})
export type CommitFile = z.infer<typeof CommitFile>

/** A commit that came with an attempt: one that wasn’t part of the attempt before it. */
export const AttemptCommit = z.object({
  /** 40 hex digits. */
  hash: z.string(),
  /** Of a merge, the first. */
  parent: z.string().nullable(),
  message: z.string(),
  /** As the learner’s device says. */
  committedAt: Instant,
  files: z.array(CommitFile),
})
export type AttemptCommit = z.infer<typeof AttemptCommit>

export const AttemptCommits = z.object({
  /** Newest first; the first is the one that was submitted. Empty if the attempt wasn’t pushed with Git. */
  commits: z.array(AttemptCommit),
  /** How many older ones aren’t listed. */
  older: z.number(),
})
export type AttemptCommits = z.infer<typeof AttemptCommits>

const params = z.strictObject({ solutionId: Id })

export const getCommitsToReview = endpoint('GET /v1/reviews/:solutionId/commits', {
  summary: 'The commits of an attempt that was pushed with Git, with what each changed',
  access: 'reviews:see',
  params,
  reply: AttemptCommits,
})

export const getMyCommits = endpoint('GET /v1/solutions/:solutionId/commits', {
  summary: 'The commits of my own attempt, with what each changed',
  access: 'learner',
  params,
  reply: AttemptCommits,
})
