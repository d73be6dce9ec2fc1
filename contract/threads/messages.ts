import { z } from '../kit/zod.ts'
import { Instant, text } from '../kit/fields.ts'

/** A message in a thread, by the learner or a teacher. */
export const Message = z.object({
  messageId: z.number(),
  author: z.string(),
  photo: z.string().nullable(),
  isTeacher: z.boolean(),
  isMine: z.boolean(),
  /** Markdown. */
  body: z.string(),
  /** Addresses that work for a while, for this reader. */
  pictures: z.array(z.object({ name: z.string(), url: z.string() })),
  createdAt: Instant,
})
export type Message = z.infer<typeof Message>

export const MessageDraft = z.strictObject({ body: text('Write a message first', 4000) })
export type MessageDraft = z.infer<typeof MessageDraft>
