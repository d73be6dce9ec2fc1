import { endpoint } from '../kit/endpoint.ts'
import { z } from '../kit/zod.ts'

/**
 * Of the learners who were opted in to introductions within the last 12 months: how many got how far in that time.
 * Sample companies don't count. Declared here because pages of lower domains show them.
 */
export const HiringFigures = z.object({
  optedIn: z.number(),
  introduced: z.number(),
  interviewed: z.number(),
  /** The company and the learner named the same day and role. */
  joined: z.number(),
})
export type HiringFigures = z.infer<typeof HiringFigures>

export const getHiringFigures = endpoint('GET /v1/hiring/figures', {
  summary: 'How many of the learners who asked for introductions were introduced, interviewed and hired, in 12 months',
  access: 'public',
  reply: HiringFigures,
})
