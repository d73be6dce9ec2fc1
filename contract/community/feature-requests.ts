import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, optionalLine, optionalText, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { Author } from './people.ts'

export const priorities = ['Low', 'Medium', 'High'] as const
export const Priority = z.enum(priorities, 'Choose a priority')
export type Priority = z.infer<typeof Priority>

export const requestStates = ['open', 'planned', 'done', 'declined'] as const
export const RequestState = z.enum(requestStates)
export type RequestState = z.infer<typeof RequestState>

export const FeatureRequestDraft = z.strictObject({
  title: line('a title', 160),
  description: text('Describe the feature', 4000),
  priority: Priority,
})
export type FeatureRequestDraft = z.infer<typeof FeatureRequestDraft>

export const FeatureRequest = z.object({
  requestId: z.number(),
  title: z.string(),
  description: z.string(),
  priority: Priority,
  state: RequestState,
  author: Author,
  createdAt: Instant,
  votes: z.number(),
  isVoted: z.boolean(),
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
})
export type FeatureRequest = z.infer<typeof FeatureRequest>

const params = z.strictObject({ requestId: Id })
const Votes = z.object({ votes: z.number(), isVoted: z.boolean() })

export const listFeatureRequests = endpoint('GET /v1/feature-requests', {
  summary: 'List feature requests, most votes or newest first',
  access: 'learner',
  query: PageQuery.extend({
    order: z.enum(['votes', 'newest']).default('votes'),
    state: RequestState.optional(),
    mine: z.stringbool().default(false),
    search: optionalLine(100).optional(),
  }),
  reply: pageOf(FeatureRequest),
})

export const getFeatureRequest = endpoint('GET /v1/feature-requests/:requestId', {
  summary: 'Get a feature request',
  access: 'learner',
  params,
  reply: FeatureRequest,
})

export const findSimilarRequests = endpoint('GET /v1/feature-requests/similar', {
  summary: 'List requests with a similar title, to vote for instead of asking again',
  access: 'learner',
  query: z.strictObject({ title: line('a title', 160) }),
  reply: z.array(FeatureRequest),
})

export const requestFeature = endpoint('POST /v1/feature-requests', {
  summary: 'Request a feature; your vote is counted',
  access: 'learner',
  needsMembership: true,
  limit: { times: 30, seconds: 3600 },
  idempotent: true,
  body: FeatureRequestDraft,
  reply: FeatureRequest,
})

export const voteForFeature = endpoint('PUT /v1/feature-requests/:requestId/vote', {
  summary: 'Vote for a request; repeating it changes nothing',
  access: 'learner',
  needsMembership: true,
  params,
  reply: Votes,
})

export const withdrawVote = endpoint('DELETE /v1/feature-requests/:requestId/vote', {
  summary: 'Withdraw your vote',
  access: 'learner',
  params,
  reply: Votes,
})

export const answerFeatureRequest = endpoint('POST /v1/feature-requests/:requestId/answer', {
  summary: 'Set the state and answer of a request and notify its author',
  access: 'boards:act',
  params,
  body: z.strictObject({ state: RequestState, answer: optionalText(2000) }),
  reply: FeatureRequest,
})
