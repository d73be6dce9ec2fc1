import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line } from '../kit/fields.ts'
import { LeftOut, SelectedPeople, SelectedPeopleText } from '../identity/selection.ts'

/** The state that every page of a learner shows. While it is `pending` or `rejected`, courses may be open or not. */
export const LearnerState = z.enum(['never paid', 'pending', 'rejected', 'active', 'expired'])
export type LearnerState = z.infer<typeof LearnerState>

const Grant = z.strictObject({
  days: z.int('Enter whole days').min(1, 'At least 1 day').max(730, 'At most 730 days'),
  reason: line('a reason', 300),
})

export const grantAccess = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/access',
  summary: 'Add days of access with a reason, to the end of their access or from now',
  access: 'admin',
  idempotent: true,
  params: z.strictObject({ userId: Id }),
  body: Grant,
  reply: z.object({ subscriptionEnds: Instant }),
})

export const previewGrant = endpoint({
  method: 'GET',
  path: '/v1/users/access/preview',
  summary: 'Find out for whom added days would extend access or open it again, and who would be left out',
  access: 'admin',
  query: z.strictObject({ userIds: SelectedPeopleText }),
  reply: z.object({
    people: z.number(),
    /** Those of them without access now; their days start at once. */
    startNow: z.number(),
    leftOut: z.array(LeftOut),
  }),
})

export const grantAccessToMany = endpoint({
  method: 'POST',
  path: '/v1/users/access',
  summary: 'Add days of access to several people, and notify them; you and closed accounts are left out and listed',
  access: 'admin',
  idempotent: true,
  timeoutSeconds: 60,
  body: Grant.extend({ userIds: SelectedPeople }),
  reply: z.object({
    changed: z.array(z.object({ userId: z.number(), subscriptionEnds: Instant })),
    leftOut: z.array(LeftOut),
  }),
})

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
