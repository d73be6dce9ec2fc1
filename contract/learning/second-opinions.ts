import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { Claim, ListedAttempt, NewVerdict, ReviewCase, Verdict } from './reviews.ts'

export const askForSecondOpinion = endpoint('POST /v1/solutions/:solutionId/second-opinion', {
  summary: 'Ask for a second opinion on my rejected attempt, once; another mentor decides',
  access: 'learner',
  needsMembership: true,
  params: z.strictObject({ solutionId: Id }),
  body: z.strictObject({ reason: text('Say what the mentor should look at again', 2000) }),
  reply: z.object({ promisedAt: Instant }),
})

export const withdrawAppeal = endpoint('DELETE /v1/solutions/:solutionId/second-opinion', {
  summary: 'Withdraw my request for a second opinion before a mentor has decided',
  access: 'learner',
  params: z.strictObject({ solutionId: Id }),
  reply: Done,
})

/** An attempt that another mentor reviews again, without what the first mentor decided. */
const WaitingOpinion = ListedAttempt.extend({
  opinionId: z.number(),
  /** Why the learner asks; null for a sample. */
  reason: z.string().nullable(),
  promisedAt: Instant,
  claim: Claim.nullable(),
})
export type WaitingOpinion = z.infer<typeof WaitingOpinion>

export const listSecondOpinions = endpoint('GET /v1/second-opinions', {
  summary: 'Attempts that wait for a second opinion, by promise, without those I reviewed or submitted',
  access: 'reviews:see',
  query: PageQuery,
  reply: pageOf(WaitingOpinion),
})

const params = z.strictObject({ opinionId: Id })

export const getSecondOpinion = endpoint('GET /v1/second-opinions/:opinionId', {
  summary: 'One attempt to review again, without the first verdict, its author and comments',
  access: 'reviews:see',
  params,
  reply: ReviewCase.extend({ opinionId: z.number(), reason: z.string().nullable(), promisedAt: Instant }),
})

export const claimSecondOpinion = endpoint('POST /v1/second-opinions/:opinionId/claim', {
  summary: 'Claim a second opinion for half an hour, or renew the claim; fails while another mentor has it',
  access: 'reviews:act',
  params,
  reply: Claim,
})

export const releaseSecondOpinion = endpoint('DELETE /v1/second-opinions/:opinionId/claim', {
  summary: 'Release a second opinion',
  access: 'reviews:act',
  params,
  reply: Done,
})

/** The verdict that was given first. */
const FirstVerdict = z.object({ mentor: z.string(), verdict: Verdict, feedback: z.string() })

export const giveSecondOpinion = endpoint('POST /v1/second-opinions/:opinionId/verdict', {
  summary: 'Decide. An appeal that you approve replaces the first verdict; a sample changes nothing for the learner.',
  access: 'reviews:act',
  params,
  body: NewVerdict,
  reply: z.object({ agrees: z.boolean(), first: FirstVerdict }),
})

const Agreement = z.object({ reviewed: z.number(), agreed: z.number() })

export const getAgreement = endpoint('GET /v1/second-opinions/agreement', {
  summary: 'How often a second mentor came to the same verdict, by course and by first mentor, in the last 90 days',
  access: 'team:see',
  reply: z.object({
    courses: z.array(Agreement.extend({ courseId: z.number(), courseTitle: z.string() })),
    mentors: z.array(Agreement.extend({ userId: z.number(), name: z.string() })),
  }),
})
