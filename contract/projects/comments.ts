import { z } from '../kit/zod.ts'
import { Instant, text } from '../kit/fields.ts'

/** A comment on an idea or a project submission, by the learner or a teacher. */
export const Comment = z.object({
  commentId: z.number(),
  author: z.string(),
  photo: z.string().nullable(),
  isTeacher: z.boolean(),
  isMine: z.boolean(),
  body: z.string(),
  createdAt: Instant,
})
export type Comment = z.infer<typeof Comment>

export const CommentDraft = z.strictObject({ body: text('Write a comment first', 4000) })
export type CommentDraft = z.infer<typeof CommentDraft>
