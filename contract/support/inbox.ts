import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { Progress } from '../learning/progress.ts'
import { LearnerState } from '../membership/access.ts'
import { ConversationState } from '../threads/conversations.ts'
import { Note, NoteDraft } from '../threads/notes.ts'
import { AttachedPayment, SupportRequest, SupportTopic } from './requests.ts'

const params = z.strictObject({ requestId: Id })
const Named = z.object({ userId: z.number(), name: z.string() })

export const InboxRequest = SupportRequest.extend({ learner: Named, assignee: Named.nullable() })
export type InboxRequest = z.infer<typeof InboxRequest>

export const listSupportInbox = endpoint('GET /v1/support-inbox', {
  summary:
    'Support requests without my own: the open ones by promise, others newest first; mentors see courses and other topics',
  access: 'support:see',
  query: PageQuery.extend({
    state: ConversationState.default('open'),
    topic: SupportTopic.optional(),
    assignee: z.enum(['me', 'unassigned']).optional(),
    /** In subjects and learners' names. */
    search: optionalLine(100).optional(),
  }),
  reply: pageOf(InboxRequest).extend({
    /** How many are open, counted up to 1000. */
    waiting: z.number(),
  }),
})

/** What helps to answer. Each list has the newest entries. */
export const LearnerHistory = z.object({
  /** '' if unknown; null for mentors. */
  phone: z.string().nullable(),
  accessEnds: Instant.nullable(),
  /** Null for mentors, like the payments. */
  state: LearnerState.nullable(),
  payments: z.array(AttachedPayment).nullable(),
  courses: z.array(z.object({ courseId: z.number(), courseTitle: z.string(), progress: Progress })),
  /** Other requests that I may read. */
  requests: z.array(SupportRequest.pick({ requestId: true, subject: true, state: true, createdAt: true })),
  questions: z.array(
    z.object({ questionId: z.number(), title: z.string(), state: ConversationState, askedAt: Instant }),
  ),
})
export type LearnerHistory = z.infer<typeof LearnerHistory>

export const InboxRequestPage = InboxRequest.extend({
  /** The newest internal notes, oldest first. */
  notes: z.array(Note),
  history: LearnerHistory,
})
export type InboxRequestPage = z.infer<typeof InboxRequestPage>

export const getInboxRequest = endpoint('GET /v1/support-inbox/:requestId', {
  summary:
    'A support request with its internal notes and the learner’s access, payments, courses, earlier requests and questions',
  access: 'support:see',
  params,
  reply: InboxRequestPage,
})

export const assignSupportRequest = endpoint('PUT /v1/support-inbox/:requestId/assignee', {
  summary: 'Assign a support request to a member of staff who may read it, or to nobody',
  access: 'support:act',
  params,
  body: z.strictObject({ assigneeId: Id.nullable() }),
  reply: Done,
})

export const noteInSupport = endpoint('POST /v1/support-inbox/:requestId/notes', {
  summary: 'Write an internal note about a support request, which the learner doesn’t see there',
  access: 'support:act',
  idempotent: true,
  params,
  body: NoteDraft.extend({
    /** Notifies the colleague whom the request is assigned to. */
    isForAssignee: z.boolean().default(false),
  }),
  reply: Note,
})

export const changeSupportTopic = endpoint('PUT /v1/support-inbox/:requestId/topic', {
  summary:
    'Change the topic of a support request, which decides who may read it; an attached payment or course is removed',
  access: 'support:act',
  params,
  body: z.strictObject({ topic: SupportTopic }),
  reply: Done,
})

export const resolveSupportRequest = endpoint('POST /v1/support-inbox/:requestId/resolve', {
  summary: 'Mark a support request as resolved and notify the learner, whose next message reopens it',
  access: 'support:act',
  params,
  reply: Done,
})
