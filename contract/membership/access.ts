import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line } from '../kit/fields.ts'

export const giveAccess = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/access',
  summary: 'Give someone days of access with a reason; they start at the end of what they have, or now',
  access: 'admin',
  params: z.strictObject({ userId: Id }),
  body: z.strictObject({
    days: z.int('Give whole days').min(1, 'At least 1 day').max(730, 'At most 730 days'),
    reason: line('A reason', 300),
  }),
  reply: z.object({ subscriptionEnds: Instant }),
})
