import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'

/** The state that every page of a learner shows. While it is `pending` or `rejected`, courses may be open or not. */
export const LearnerState = z.enum(['never paid', 'pending', 'rejected', 'active', 'expired'])
export type LearnerState = z.infer<typeof LearnerState>

export const AccessEntry = z.object({
  startsAt: Instant,
  endsAt: Instant,
  days: z.number(),
  reason: z.string(),
  createdAt: Instant,
  /** Of days that staff gave and haven’t taken back. */
  grantId: z.number().nullable(),
})
export type AccessEntry = z.infer<typeof AccessEntry>

export const Subscription = z.object({
  subscriptionEnds: Instant.nullable(),
  hasAccess: z.boolean(),
  /** Whether we remind the learner before access ends. */
  hasReminders: z.boolean(),
  entries: z.array(AccessEntry),
})
export type Subscription = z.infer<typeof Subscription>

export const getMySubscription = endpoint('GET /v1/access/mine', {
  summary: 'Get my access and its history',
  access: 'learner',
  reply: Subscription,
})

export const getSubscriptionOf = endpoint('GET /v1/users/:userId/access', {
  summary: 'Get the access of a person and its history',
  access: 'people:see',
  params: z.strictObject({ userId: Id }),
  reply: Subscription,
})

export const setReminders = endpoint('PUT /v1/access/reminders', {
  summary: 'Turn the reminders before my access ends on or off',
  access: 'learner',
  body: z.strictObject({ hasReminders: z.boolean() }),
  reply: Subscription,
})
