import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Instant } from '../kit/fields.ts'

/** A weekend session as the public pages show it. Declared here because pages of lower domains show the next one. */
export const PublicSession = z.object({
  title: z.string(),
  courseTitle: z.string().nullable(),
  startsAt: Instant,
  minutes: z.number(),
})
export type PublicSession = z.infer<typeof PublicSession>

export const getNextPublicSession = endpoint('GET /v1/sessions/next', {
  summary: 'When the next weekend session is; null if none is scheduled',
  access: 'public',
  reply: PublicSession.nullable(),
})

/** As visitors see it in the list. Without the description, in which staff may have written how to join. */
export const UpcomingSession = PublicSession.extend({
  sessionId: z.number(),
  hostFirstName: z.string(),
  capacity: z.number(),
  seatsLeft: z.number(),
})
export type UpcomingSession = z.infer<typeof UpcomingSession>

export const maxUpcomingSessions = 50

export const listUpcomingSessions = endpoint('GET /v1/sessions/upcoming', {
  summary: 'The weekend sessions to come, the next first, at most 50',
  access: 'public',
  reply: z.array(UpcomingSession),
})
