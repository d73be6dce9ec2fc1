import { Done, endpoint } from '../../kit/endpoint.ts'
import { draftText, Id, Instant } from '../../kit/fields.ts'
import { z } from '../../kit/zod.ts'
import { CheckResult, CodeFiles } from '../practice.ts'

const ofStep = z.strictObject({ stepId: Id })

/** What a learner sends to the app of a project, from the page. */
export const TriedRequest = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z
    .string()
    .max(2_000)
    .regex(/^\/\S*$/, 'Start with / and use no spaces'),
  /** JSON, or any other text; empty for none. */
  body: draftText(20_000),
})
export type TriedRequest = z.infer<typeof TriedRequest>

export const TriedResponse = z.object({ status: z.number(), body: z.string() })

/** A project that was run on the server without submitting it. */
export const Try = z.object({
  tryId: z.number(),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  /** Null: the visible checks. */
  request: TriedRequest.nullable(),
  /** So far, while it runs. */
  results: z.array(CheckResult),
  total: z.number(),
  /** Why it could not be run at all. */
  failure: CheckResult.shape.failure,
  printed: z.array(z.object({ level: z.enum(['log', 'warn', 'error']), text: z.string() })),
  response: TriedResponse.nullable(),
  requestedAt: Instant,
  finishedAt: Instant.nullable(),
})
export type Try = z.infer<typeof Try>

export const startTry = endpoint('POST /v1/steps/:stepId/tries', {
  summary: 'Run my project on the server: its visible checks, or one request. It replaces my last try of this step',
  access: 'learner',
  idempotent: true,
  needsMembership: true,
  limit: { times: 30, seconds: 60 },
  params: ofStep,
  body: z.strictObject({
    code: CodeFiles.min(1, 'A project has at least one file'),
    request: TriedRequest.nullable().default(null),
  }),
  reply: Try,
})

/** The page asks again while it runs. */
export const getTry = endpoint('GET /v1/steps/:stepId/tries', {
  summary: 'My last try of this step, with what it has printed so far',
  access: 'learner',
  needsMembership: true,
  limit: { times: 240, seconds: 60 },
  params: ofStep,
  reply: z.object({ last: Try.nullable() }),
})

export const stopTry = endpoint('DELETE /v1/steps/:stepId/tries', {
  summary: 'Stop my try of this step',
  access: 'learner',
  needsMembership: true,
  params: ofStep,
  reply: Done,
})
