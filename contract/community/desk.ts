import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { ChosenIds, Id, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { Bug, BugState } from './bugs.ts'
import { FeatureRequest, RequestState } from './feature-requests.ts'

/** Staff see the full name of the author, and who of them works on it. */
const deskFields = {
  reporter: z.string(),
  assignee: z.object({ userId: z.number(), name: z.string() }).nullable(),
}
const DeskQuery = PageQuery.extend({
  search: optionalLine(100).optional(),
  assignee: z.enum(['me', 'unassigned']).optional(),
  unanswered: z.stringbool().default(false),
})
/** How many are open, whatever the filter; at most `maxCounted` + 1. */
const openCount = z.number()
const assign = z.strictObject({ assigneeId: z.number().int().positive().nullable() })
const ids = ChosenIds

export const DeskBug = Bug.extend(deskFields)
export type DeskBug = z.infer<typeof DeskBug>

export const listBugDesk = endpoint('GET /v1/bugs/desk', {
  summary: 'List reported bugs with reporter and assignee, newest first',
  access: 'boards:see',
  query: DeskQuery.extend({ state: BugState.optional(), bugId: Id.optional() }),
  reply: pageOf(DeskBug).extend({ openCount }),
})

export const assignBug = endpoint('PUT /v1/bugs/:bugId/assignee', {
  summary: 'Assign a bug to a member of staff or to nobody, and notify the new assignee',
  access: 'boards:act',
  params: z.strictObject({ bugId: Id }),
  body: assign,
  reply: DeskBug,
})

export const setBugStates = endpoint('POST /v1/bugs/states', {
  summary: 'Set the state of several bugs and notify their reporters',
  access: 'boards:act',
  body: z.strictObject({ bugIds: ids, state: BugState }),
  reply: z.object({ changed: z.number() }),
})

export const DeskRequest = FeatureRequest.extend(deskFields)
export type DeskRequest = z.infer<typeof DeskRequest>

export const listRequestDesk = endpoint('GET /v1/feature-requests/desk', {
  summary: 'List feature requests with author and assignee, newest or most votes first',
  access: 'boards:see',
  query: DeskQuery.extend({
    state: RequestState.optional(),
    requestId: Id.optional(),
    order: z.enum(['newest', 'votes']).default('newest'),
  }),
  reply: pageOf(DeskRequest).extend({ openCount }),
})

export const assignRequest = endpoint('PUT /v1/feature-requests/:requestId/assignee', {
  summary: 'Assign a feature request to a member of staff or to nobody, and notify the new assignee',
  access: 'boards:act',
  params: z.strictObject({ requestId: Id }),
  body: assign,
  reply: DeskRequest,
})

export const setRequestStates = endpoint('POST /v1/feature-requests/states', {
  summary: 'Set the state of several feature requests and notify their authors',
  access: 'boards:act',
  body: z.strictObject({ requestIds: ids, state: RequestState }),
  reply: z.object({ changed: z.number() }),
})
