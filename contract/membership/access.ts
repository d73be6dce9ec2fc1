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
})
export type AccessEntry = z.infer<typeof AccessEntry>

export const Subscription = z.object({
  subscriptionEnds: Instant.nullable(),
  hasAccess: z.boolean(),
  /** No reminders are sent. */
  isCancelled: z.boolean(),
  entries: z.array(AccessEntry),
})
export type Subscription = z.infer<typeof Subscription>

export const getMySubscription = endpoint({
  method: 'GET',
  path: '/v1/access/mine',
  summary: 'Get my access and its history',
  access: 'learner',
  reply: Subscription,
})

export const getSubscriptionOf = endpoint({
  method: 'GET',
  path: '/v1/users/:userId/access',
  summary: 'Get the access of a person and its history',
  access: 'admin',
  params: z.strictObject({ userId: Id }),
  reply: Subscription,
})

export const setRenewal = endpoint({
  method: 'PUT',
  path: '/v1/access/renewal',
  summary: 'Cancel or resume my renewal',
  access: 'learner',
  body: z.strictObject({ isCancelled: z.boolean('Enter true or false') }),
  reply: Subscription,
})
