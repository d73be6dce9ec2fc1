import { z } from 'zod'

export const Message = z.object({
  id: z.string(),
  order: z.string(),
  version: z.int().positive(),
  dish: z.string(),
  paise: z.int().nonnegative(),
  cancelled: z.boolean(),
})

/** Why nobody can read it. */
export const errorOf = ({ issues }) => issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
