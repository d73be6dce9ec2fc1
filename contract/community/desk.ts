import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { Bug, BugState } from './bugs.ts'
import { FeatureRequest, RequestState } from './feature-requests.ts'

/** Who looks after it, and who it came from, as staff see it. */
const Duty = z.object({
  reporter: z.string(),
  assignee: z.object({ userId: z.number(), name: z.string() }).nullable(),
})
/** How many are open in all, whatever the filter shows. */
const Waiting = z.object({ waiting: z.number() })
const DeskFilter = z.strictObject({
  search: optionalLine(100).optional(),
  assignee: z.enum(['me', 'nobody']).optional(),
  /** Those that have no answer yet. */
  unanswered: z.stringbool().default(false),
})
const assign = z.strictObject({ assigneeId: z.number().int().positive().nullable() })
const many = z.array(Id).min(1, 'Choose at least one').max(100, 'At most 100 at once')

export const DeskBug = Bug.extend(Duty.shape)
export type DeskBug = z.infer<typeof DeskBug>

export const listBugDesk = endpoint({
  method: 'GET',
  path: '/v1/bugs/desk',
  summary: 'Reported bugs with who reported them and who looks after them, newest first',
  access: 'mentor',
  query: PageQuery.extend(DeskFilter.shape).extend({
    state: BugState.optional(),
    /** This one alone, as a notification leads to it. */
    bugId: Id.optional(),
  }),
  reply: pageOf(DeskBug).extend(Waiting.shape),
})

export const assignBug = endpoint({
  method: 'PUT',
  path: '/v1/bugs/:bugId/assignee',
  summary: 'Give a bug to someone of the staff, or to nobody; they are told',
  access: 'mentor',
  params: z.strictObject({ bugId: Id }),
  body: assign,
  reply: DeskBug,
})

export const setBugStates = endpoint({
  method: 'POST',
  path: '/v1/bugs/states',
  summary: 'Set the state of many bugs at once; who reported them is told',
  access: 'mentor',
  body: z.strictObject({ bugIds: many, state: BugState }),
  reply: z.object({ changed: z.number() }),
})

export const DeskRequest = FeatureRequest.extend(Duty.shape)
export type DeskRequest = z.infer<typeof DeskRequest>

export const listRequestDesk = endpoint({
  method: 'GET',
  path: '/v1/feature-requests/desk',
  summary: 'Feature requests with who asked and who looks after them, newest or most wanted first',
  access: 'mentor',
  query: PageQuery.extend(DeskFilter.shape).extend({
    state: RequestState.optional(),
    requestId: Id.optional(),
    order: z.enum(['newest', 'wanted']).default('newest'),
  }),
  reply: pageOf(DeskRequest).extend(Waiting.shape),
})

export const assignRequest = endpoint({
  method: 'PUT',
  path: '/v1/feature-requests/:requestId/assignee',
  summary: 'Give a request to someone of the staff, or to nobody; they are told',
  access: 'mentor',
  params: z.strictObject({ requestId: Id }),
  body: assign,
  reply: DeskRequest,
})

export const setRequestStates = endpoint({
  method: 'POST',
  path: '/v1/feature-requests/states',
  summary: 'Set the state of many requests at once; who asked is told',
  access: 'mentor',
  body: z.strictObject({ requestIds: many, state: RequestState }),
  reply: z.object({ changed: z.number() }),
})
