import { LeftOut, SelectedPeople, SelectedPeopleText } from '../identity/selection.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

export const WholeDays = z.int('Enter whole days')

const Grant = z.strictObject({
  days: WholeDays.min(1, 'At least 1 day').max(730, 'At most 730 days'),
  reason: line('a reason', 300),
})

export const grantAccess = endpoint('POST /v1/users/:userId/access', {
  summary: 'Add days of access with a reason, to the end of their access or from now',
  access: 'people:act',
  idempotent: true,
  params: z.strictObject({ userId: Id }),
  body: Grant,
  reply: z.object({ subscriptionEnds: Instant }),
})

export const previewGrant = endpoint('GET /v1/users/access/preview', {
  summary: 'Find out for whom added days would extend access or open it again, and who would be left out',
  access: 'people:act',
  query: z.strictObject({ userIds: SelectedPeopleText }),
  reply: z.object({
    people: z.number(),
    /** Those of them without access now; their days start at once. */
    startNow: z.number(),
    leftOut: z.array(LeftOut),
  }),
})

export const grantAccessToMany = endpoint('POST /v1/users/access', {
  summary: 'Add days of access to several people, and notify them; you and closed accounts are left out and listed',
  access: 'people:act',
  idempotent: true,
  timeoutSeconds: 60,
  body: Grant.extend({ userIds: SelectedPeople }),
  reply: z.object({
    changed: z.array(z.object({ userId: z.number(), subscriptionEnds: Instant })),
    leftOut: z.array(LeftOut),
  }),
})

export const previewTakeBack = endpoint('GET /v1/access/grants/:grantId', {
  summary: 'Get what staff gave in one action, and how many people would lose days if it were taken back',
  access: 'people:act',
  params: z.strictObject({ grantId: Id }),
  reply: z.object({
    days: z.number(),
    reason: z.string(),
    at: Instant,
    people: z.number(),
    /** The others have used the days, or had them taken back. */
    losing: z.number(),
  }),
})

export const takeBackAccess = endpoint('POST /v1/access/grants/:grantId/take-back', {
  summary:
    'Take back days that were given by mistake, from one person or from everybody who got them; what was paid for stays',
  access: 'people:act',
  idempotent: true,
  timeoutSeconds: 60,
  params: z.strictObject({ grantId: Id }),
  body: z.strictObject({
    /** Everybody who got the days, if it is left out. */
    userId: Id.optional(),
    reason: line('a reason', 300),
  }),
  reply: z.object({
    changed: z.array(z.object({ userId: z.number(), subscriptionEnds: Instant })),
    leftOut: z.array(LeftOut),
  }),
})
