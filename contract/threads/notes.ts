import { Instant, text } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

/** What staff write to each other about a conversation; the learner doesn’t see it there. */
export const Note = z.object({
  noteId: z.number(),
  author: z.string(),
  photo: z.string().nullable(),
  isMine: z.boolean(),
  /** The colleague who was notified of it. */
  forName: z.string().nullable(),
  /** Markdown. */
  body: z.string(),
  createdAt: Instant,
})
export type Note = z.infer<typeof Note>

export const maxNote = 4000

export const NoteDraft = z.strictObject({ body: text('Write the note first', maxNote) })
export type NoteDraft = z.infer<typeof NoteDraft>
