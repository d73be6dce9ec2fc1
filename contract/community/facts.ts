import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, optionalLine, optionalLink, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { Author } from './people.ts'

export const FactDraft = z.strictObject({
  text: text('Enter the fact', 400),
  source: line('the source', 160),
  sourceUrl: optionalLink,
})
export type FactDraft = z.infer<typeof FactDraft>

export const Fact = z.object({
  factId: z.number(),
  text: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  author: Author,
  createdAt: Instant,
  likes: z.number(),
  isLiked: z.boolean(),
  isReported: z.boolean(),
})
export type Fact = z.infer<typeof Fact>

const params = z.strictObject({ factId: Id })
const Likes = z.object({ likes: z.number(), isLiked: z.boolean() })

export const listFacts = endpoint('GET /v1/facts', {
  summary: 'List shared facts, newest or most liked first',
  access: 'learner',
  query: PageQuery.extend({
    order: z.enum(['newest', 'likes']).default('newest'),
    search: optionalLine(100).optional(),
  }),
  reply: pageOf(Fact),
})

export const shareFact = endpoint('POST /v1/facts', {
  summary: 'Share a fact with its source',
  access: 'learner',
  needsMembership: true,
  limit: { times: 30, seconds: 3600 },
  idempotent: true,
  body: FactDraft,
  reply: Fact,
})

export const likeFact = endpoint('PUT /v1/facts/:factId/like', {
  summary: 'Like a fact; repeating it changes nothing',
  access: 'learner',
  needsMembership: true,
  params,
  reply: Likes,
})

export const unlikeFact = endpoint('DELETE /v1/facts/:factId/like', {
  summary: 'Remove your like',
  access: 'learner',
  params,
  reply: Likes,
})

export const reportFact = endpoint('POST /v1/facts/:factId/report', {
  summary: 'Report a fact to staff, once per person',
  access: 'learner',
  needsMembership: true,
  limit: { times: 20, seconds: 3600 },
  params,
  body: z.strictObject({ reason: text('Tell us what is wrong', 500) }),
  reply: Done,
})

export const deleteFact = endpoint('DELETE /v1/facts/:factId', {
  summary: 'Delete your fact; staff can delete any',
  access: 'learner',
  params,
  reply: Done,
})

export const ReportedFact = Fact.extend({ reasons: z.array(z.string()) })
export type ReportedFact = z.infer<typeof ReportedFact>

export const listReportedFacts = endpoint('GET /v1/facts/reported', {
  summary: 'List facts with open reports, with the reasons',
  access: 'boards:see',
  query: PageQuery,
  reply: pageOf(ReportedFact),
})

export const dismissFactReports = endpoint('POST /v1/facts/:factId/dismiss-reports', {
  summary: 'Keep a fact and dismiss its reports',
  access: 'boards:act',
  params,
  reply: Done,
})
