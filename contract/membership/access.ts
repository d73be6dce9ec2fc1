import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line } from '../kit/fields.ts'

export const grantAccess = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/access',
  summary: 'Give someone days of access with a reason; they start at the end of what they have, or now',
  access: 'admin',
  idempotent: true,
  params: z.strictObject({ userId: Id }),
  body: z.strictObject({
    days: z.int('Enter a whole number of days').min(1, 'At least 1 day').max(730, 'At most 730 days'),
    reason: line('a reason', 300),
  }),
  reply: z.object({ subscriptionEnds: Instant }),
})

/** One of the spans that access adds up from. */
export const AccessEntry = z.object({
  startsAt: Instant,
  endsAt: Instant,
  days: z.number(),
  reason: z.string(),
  createdAt: Instant,
})
export type AccessEntry = z.infer<typeof AccessEntry>

export const Subscription = z.object({
  subscriptionEnds: Instant.nullable(),
  hasAccess: z.boolean(),
  /** The renewal was cancelled: it ends then, and nobody is reminded. */
  isCancelled: z.boolean(),
  entries: z.array(AccessEntry),
})
export type Subscription = z.infer<typeof Subscription>

export const getMySubscription = endpoint({
  method: 'GET',
  path: '/v1/access/mine',
  summary: 'Until when my courses are open, and the entries that this adds up from',
  access: 'learner',
  reply: Subscription,
})

export const getSubscriptionOf = endpoint({
  method: 'GET',
  path: '/v1/users/:userId/access',
  summary: "Until when somebody's courses are open, and why",
  access: 'admin',
  params: z.strictObject({ userId: Id }),
  reply: Subscription,
})

export const setRenewal = endpoint({
  method: 'PUT',
  path: '/v1/access/renewal',
  summary: 'Cancel the renewal of my subscription, or take that back',
  access: 'learner',
  body: z.strictObject({ isCancelled: z.boolean('Say yes or no') }),
  reply: Subscription,
})
