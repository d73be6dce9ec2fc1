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
  /** If it waited on the author’s device. */
  writtenAt: Instant.nullable(),
})
export type Message = z.infer<typeof Message>

const noMessage = 'Write a message first'

export const MessageDraft = z.strictObject({ body: text(noMessage, 4000) })
export type MessageDraft = z.infer<typeof MessageDraft>

/** A message with pictures, as a form sends it: with CRLF as line breaks. */
export const MessageForm = z.strictObject({
  body: z
    .string(noMessage)
    .transform((typed) => typed.replaceAll('\r\n', '\n'))
    .pipe(MessageDraft.shape.body),
})

export const messagePictures = {
  field: 'pictures',
  maxFiles: 4,
  maxBytes: 8 * 1024 * 1024,
  kinds: ['image/png', 'image/jpeg', 'image/webp'],
}
