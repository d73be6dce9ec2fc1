import { Done, endpoint } from '../kit/endpoint.ts'
import { ChosenDate, ChosenTime, draftText, Id, Instant, optionalLine, Ordinal } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { EmailState } from '../notifications/emails.ts'
import { MergeValues } from './merge-fields.ts'
import { Segment } from './segments.ts'

/** `cancelled`: stopped while it was being sent. A scheduled message that is cancelled is a draft again. */
export const messageStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export const MessageState = z.enum(messageStates)
export type MessageState = z.infer<typeof MessageState>

/** Email apps cut longer subjects. */
export const maxSubjectLength = 59
export const maxBodyLength = 10_000

export const MessageContent = z.strictObject({
  subject: optionalLine(maxSubjectLength),
  /** Markdown. */
  body: draftText(maxBodyLength),
  /** Null until somebody chooses the recipients. */
  segment: Segment.nullable(),
  /** Also by email, to everyone who allows it. */
  byEmail: z.boolean(),
})
export type MessageContent = z.infer<typeof MessageContent>

const Author = z.object({ userId: z.number(), name: z.string() })

export const ListedMessage = z.object({
  messageId: z.number(),
  subject: z.string(),
  /** The recipients in words, such as “Inactive for 7 days”; empty in a draft without recipients. */
  audience: z.string(),
  state: MessageState,
  author: Author,
  scheduledFor: Instant.nullable(),
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** Zero until sending starts: who gets it is found out then. */
  recipients: z.number(),
  delivered: z.number(),
  emailed: z.number(),
  updatedAt: Instant,
})
export type ListedMessage = z.infer<typeof ListedMessage>

export const StaffMessage = ListedMessage.extend({
  body: z.string(),
  /** Null in a draft without recipients, and once a list of addresses was sent to. */
  segment: Segment.nullable(),
  byEmail: z.boolean(),
  version: z.number(),
  read: z.number(),
  failedEmails: z.number(),
})
export type StaffMessage = z.infer<typeof StaffMessage>

const params = z.strictObject({ messageId: Id })

export const listMessages = endpoint('GET /v1/messages', {
  summary: 'List messages to learners, newest first',
  access: 'messages:see',
  query: PageQuery.extend({
    state: MessageState.optional(),
    /** In subjects. */
    search: optionalLine(100).optional(),
  }),
  reply: pageOf(ListedMessage),
})

export const createMessage = endpoint('POST /v1/messages', {
  summary: 'Start a draft',
  access: 'messages:act',
  idempotent: true,
  body: MessageContent,
  reply: StaffMessage,
})

export const getMessage = endpoint('GET /v1/messages/:messageId', {
  summary: 'Get a message with its progress',
  access: 'messages:see',
  params,
  reply: StaffMessage,
})

export const saveMessage = endpoint('PUT /v1/messages/:messageId', {
  summary: 'Save a draft; rejected if somebody changed it since this version',
  access: 'messages:act',
  params,
  body: MessageContent.extend({ version: Ordinal }),
  reply: z.object({ version: z.number(), savedAt: Instant, audience: z.string() }),
})

export const deleteMessage = endpoint('DELETE /v1/messages/:messageId', {
  summary: 'Delete a draft',
  access: 'messages:act',
  params,
  reply: Done,
})

/** How many people a message would reach if it were sent now. */
export const Reach = z.object({
  /** The recipients in words. */
  audience: z.string(),
  people: z.number(),
  /** Of these, how many allow emails from the school. */
  byEmail: z.number(),
  /** Some of them. */
  sample: z.array(z.object({ userId: z.number(), name: z.string(), email: z.string() })),
  /** Addresses of a list that belong to nobody who can get a message. */
  unknownEmails: z.array(z.string()),
})
export type Reach = z.infer<typeof Reach>

export const countRecipients = endpoint('POST /v1/messages/recipients', {
  summary: 'Count the people in a segment, with a few names; nothing is sent',
  access: 'messages:see',
  limit: { times: 120, seconds: 60 },
  body: z.strictObject({ segment: Segment }),
  reply: Reach,
})

export const previewRecipients = endpoint('POST /v1/messages/recipients/preview', {
  summary: 'List the people in a segment with what the fields of a message say about each; nothing is sent',
  access: 'messages:act',
  limit: { times: 120, seconds: 60 },
  body: z.strictObject({ segment: Segment, after: z.string().max(100).nullable() }),
  reply: pageOf(z.object({ userId: z.number(), name: z.string(), values: MergeValues })),
})

export const sendTestMessage = endpoint('POST /v1/messages/:messageId/test', {
  summary: 'Send a draft to me only, as a notification and an email',
  access: 'messages:act',
  idempotent: true,
  limit: { times: 20, seconds: 600 },
  params,
  reply: Done,
})

export const sendMessage = endpoint('POST /v1/messages/:messageId/send', {
  summary: 'Send a draft now, or at a date and time in India',
  access: 'messages:act',
  idempotent: true,
  params,
  body: z.strictObject({
    /** The draft that was shown; rejected if it changed since. */
    version: Ordinal,
    at: z
      .strictObject({
        date: ChosenDate,
        time: ChosenTime,
      })
      .nullable(),
  }),
  reply: StaffMessage,
})

export const cancelMessage = endpoint('POST /v1/messages/:messageId/cancel', {
  summary: 'Make a scheduled message a draft again, or stop one that is being sent',
  access: 'messages:act',
  params,
  reply: StaffMessage,
})

/** `waiting`: not sent, perhaps because the message was stopped; `skipped`: blocked before it was sent. */
export const MessageDeliveryState = z.enum(['waiting', 'notified', 'skipped'])
/** `none`: the message has no email, or wasn't sent; `not allowed`: turned off by the learner. */
export const DeliveryEmail = z.enum(['none', 'not allowed', ...EmailState.options])
export type DeliveryEmail = z.infer<typeof DeliveryEmail>

export const MessageDelivery = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  state: MessageDeliveryState,
  deliveredAt: Instant.nullable(),
  emailState: DeliveryEmail,
  readAt: Instant.nullable(),
  /** What the fields of the text said to them; null if it was sent as it is written. */
  values: MergeValues.nullable(),
})
export type MessageDelivery = z.infer<typeof MessageDelivery>

/** Which deliveries of a message. */
export const DeliveryFilter = z.enum(['read', 'unread', 'emailed', 'not emailed', 'not sent'])

const DeliveryQuery = PageQuery.extend({
  state: DeliveryFilter.optional(),
  /** In names and addresses. */
  search: optionalLine(100).optional(),
})

/** The same list as CSV. */
export const DeliveryExport = DeliveryQuery.extend({ messageId: Id.optional() })

export const listMessageDeliveries = endpoint('GET /v1/messages/:messageId/deliveries', {
  summary: 'List who gets a message and what happened with it',
  access: 'messages:see',
  params,
  query: DeliveryQuery,
  reply: pageOf(MessageDelivery),
})

export const listMessagesOf = endpoint('GET /v1/users/:userId/messages', {
  summary: 'List the messages sent to a person, newest first',
  access: 'messages:see',
  params: z.strictObject({ userId: Id }),
  query: PageQuery,
  reply: pageOf(
    z.object({
      messageId: z.number(),
      subject: z.string(),
      deliveredAt: Instant.nullable(),
      emailState: DeliveryEmail,
      readAt: Instant.nullable(),
    }),
  ),
})
