import { Done, endpoint } from '../../kit/endpoint.ts'
import { Id, Instant, optionalLine } from '../../kit/fields.ts'
import { z } from '../../kit/zod.ts'
import { CodeFile } from '../practice.ts'

const ofStep = z.strictObject({ stepId: Id })

/** Of all files of a solution together: what somebody reads to compare. */
export const maxSharedCode = 20_000
/** Of each approach. */
export const maxPerApproach = 3

/** An approved solution that a learner shows to others who finished the step. */
export const SharedSolution = z.object({
  solutionId: z.number(),
  /** Null if they share it without their name. */
  author: z.string().nullable(),
  lines: z.number(),
  sharedAt: Instant,
  files: z.array(CodeFile),
  /** Why staff hid it; learners don't get those. */
  hiddenReason: z.string().nullable(),
})
export type SharedSolution = z.infer<typeof SharedSolution>

/** Solutions that use the same means. */
export const Approach = z.object({
  /** Such as "with a loop and a `Map`"; code is between backticks. */
  label: z.string(),
  /** Shortest first, at most `maxPerApproach`. */
  solutions: z.array(SharedSolution),
  /** How many there are. */
  count: z.number(),
})
export type Approach = z.infer<typeof Approach>

/** What a learner decided about their own solution. Until then it is shared with nobody. */
export const OwnSharing = z.object({
  isShared: z.boolean(),
  isNamed: z.boolean(),
  /** Set while staff hide it. */
  hiddenReason: z.string().nullable(),
})
export type OwnSharing = z.infer<typeof OwnSharing>

export const listSharedSolutions = endpoint('GET /v1/steps/:stepId/shared-solutions', {
  summary: 'Approved solutions that others share, by approach; for those who finished the step, and for staff',
  access: 'learner',
  params: ofStep,
  reply: z.object({
    approaches: z.array(Approach),
    /** Null for staff. */
    own: OwnSharing.nullable(),
  }),
})

export const shareSolution = endpoint('PUT /v1/steps/:stepId/shared-solution', {
  summary: 'Show my approved solution to others who finished the step, with my name or without',
  access: 'learner',
  needsMembership: true,
  params: ofStep,
  body: z.strictObject({ isNamed: z.boolean('Choose with or without your name') }),
  reply: OwnSharing,
})

export const unshareSolution = endpoint('DELETE /v1/steps/:stepId/shared-solution', {
  summary: 'Stop showing my solution to others, at once',
  access: 'learner',
  params: ofStep,
  reply: Done,
})

export const hideSharedSolution = endpoint('PUT /v1/shared-solutions/:solutionId/hidden', {
  summary: 'Hide a shared solution from learners with a reason, or show it again with an empty one',
  access: 'reviews:act',
  params: z.strictObject({ solutionId: Id }),
  body: z.strictObject({ reason: optionalLine(300) }),
  reply: Done,
})
