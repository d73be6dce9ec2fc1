import { mayUse, type Permission, type Standing } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { Payment } from '../membership/payments.ts'
import { ConversationState } from '../threads/conversations.ts'
import { Message, MessageForm, messagePictures } from '../threads/messages.ts'

export const supportTopics = ['account', 'payment', 'course', 'other'] as const
export const SupportTopic = z.enum(supportTopics, 'Choose a topic')
export type SupportTopic = z.infer<typeof SupportTopic>

/** What somebody needs to read a request besides access to support: accounts and money aren't for everybody. */
export const accessForTopic = (topic: SupportTopic): Permission =>
  topic === 'account' ? 'people:see' : topic === 'payment' ? 'payments:see' : 'support:see'

export const mayReadTopic = (person: Standing | null, topic: SupportTopic): boolean =>
  mayUse(person, 'support:see') && mayUse(person, accessForTopic(topic))

/** A payment as it is now, beside the request that it is attached to. */
export const AttachedPayment = Payment.pick({
  paymentId: true,
  transactionId: true,
  rupees: true,
  creditRupees: true,
  refundedRupees: true,
  refundedCreditRupees: true,
  state: true,
  reason: true,
  createdAt: true,
  method: true,
})
export type AttachedPayment = z.infer<typeof AttachedPayment>

export const SupportRequest = z.object({
  requestId: z.number(),
  topic: SupportTopic,
  subject: z.string(),
  state: ConversationState,
  createdAt: Instant,
  /** A reply is promised by then. */
  promisedAt: Instant,
  answeredAt: Instant.nullable(),
  messages: z.number(),
  /** What it is about, if the learner chose one. */
  payment: AttachedPayment.nullable(),
  course: z.object({ courseId: z.number(), courseTitle: z.string() }).nullable(),
})
export type SupportRequest = z.infer<typeof SupportRequest>

const params = z.strictObject({ requestId: Id })

export const SupportDraft = z.strictObject({
  topic: SupportTopic,
  subject: line('a subject', 150),
  /** Markdown. */
  message: MessageForm.shape.body,
  /** One of my payments; only with the topic `payment`. */
  paymentId: Id.optional(),
  /** Only with the topic `course`. */
  courseId: Id.optional(),
})
export type SupportDraft = z.infer<typeof SupportDraft>

export const writeToSupport = endpoint('POST /v1/support', {
  summary: 'Write to the school about my account, a payment, a course or something else, with up to four pictures',
  access: 'learner',
  idempotent: true,
  limit: { times: 30, seconds: 3600 },
  upload: messagePictures,
  body: SupportDraft,
  reply: SupportRequest,
})

export const listMySupportRequests = endpoint('GET /v1/support', {
  summary: 'My support requests, newest first',
  access: 'learner',
  query: PageQuery,
  reply: pageOf(SupportRequest),
})

export const getSupportRequest = endpoint('GET /v1/support/:requestId', {
  summary: 'A support request of mine',
  access: 'learner',
  params,
  reply: SupportRequest,
})

export const listSupportMessages = endpoint('GET /v1/support/:requestId/messages', {
  summary: 'The messages of a support request, oldest first',
  access: 'learner',
  params,
  query: PageQuery,
  reply: pageOf(Message),
})

export const writeSupportMessage = endpoint('POST /v1/support/:requestId/messages', {
  summary: 'Write in a support request, with up to four pictures; a message of staff answers it, mine reopens it',
  access: 'learner',
  idempotent: true,
  params,
  upload: messagePictures,
  body: MessageForm,
  reply: Message,
})

export const resolveMySupportRequest = endpoint('POST /v1/support/:requestId/resolve', {
  summary: 'Mark my support request as resolved; a new message reopens it',
  access: 'learner',
  params,
  reply: SupportRequest,
})
