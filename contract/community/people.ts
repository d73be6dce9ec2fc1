import { z } from '../kit/zod.ts'

/** Who wrote something on a board: learners see one another's first name and picture, and nothing else. */
export const Author = z.object({
  name: z.string(),
  photo: z.string().nullable(),
  isStaff: z.boolean(),
  isMe: z.boolean(),
})
export type Author = z.infer<typeof Author>
