import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Instant } from '../kit/fields.ts'

/** The next weekend session as the public pages show it. Declared here because pages of lower domains show it too. */
export const PublicSession = z.object({
  title: z.string(),
  courseTitle: z.string().nullable(),
  startsAt: Instant,
  minutes: z.number(),
})
export type PublicSession = z.infer<typeof PublicSession>

export const getNextPublicSession = endpoint({
  method: 'GET',
  path: '/v1/sessions/next',
  summary: 'When the next weekend session is; null if none is scheduled',
  access: 'public',
  reply: PublicSession.nullable(),
})
