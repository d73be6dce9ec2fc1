import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'
import { MergeValues } from './merge-fields.ts'

export const MyMessage = z.object({
  messageId: z.number(),
  subject: z.string(),
  /** Markdown. */
  body: z.string(),
  /** What its fields say; null if it has none. */
  values: MergeValues.nullable(),
  sentAt: Instant,
  /** Null until it was opened. */
  readAt: Instant.nullable(),
})
export type MyMessage = z.infer<typeof MyMessage>

const params = z.strictObject({ messageId: Id })

export const getMyMessage = endpoint('GET /v1/my-messages/:messageId', {
  summary: 'Get a message that the school sent me',
  access: 'learner',
  params,
  reply: MyMessage,
})

export const readMyMessage = endpoint('POST /v1/my-messages/:messageId/read', {
  summary: 'Mark a message and its notification as read',
  access: 'learner',
  params,
  reply: Done,
})
