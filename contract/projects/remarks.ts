import { z } from '../kit/zod.ts'
import { Instant, text } from '../kit/fields.ts'

/** A word in the thread under an idea or a project: of the learner, or of a teacher. */
export const Remark = z.object({
  remarkId: z.number(),
  author: z.string(),
  photo: z.string().nullable(),
  isTeacher: z.boolean(),
  isMine: z.boolean(),
  body: z.string(),
  createdAt: Instant,
})
export type Remark = z.infer<typeof Remark>

export const RemarkDraft = z.strictObject({ body: text('Write a comment first', 4000) })
export type RemarkDraft = z.infer<typeof RemarkDraft>
