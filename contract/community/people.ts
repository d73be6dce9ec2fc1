import { z } from '../kit/zod.ts'

/** The author of a post. Learners see only each other's first name and photo. */
export const Author = z.object({
  name: z.string(),
  photo: z.string().nullable(),
  isStaff: z.boolean(),
  isMe: z.boolean(),
})
export type Author = z.infer<typeof Author>
