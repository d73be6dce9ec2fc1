import type { Permission } from '../kit/access.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { ChosenTime, line } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

/** What is pushed to a phone or computer that asked for it. What nobody chose follows the emails about the same. */
const PushPreferences = z.strictObject({
  /** Reviews of solutions, and certificates. */
  reviews: z.boolean(),
  /** Answers to questions, and replies to reviews. */
  answers: z.boolean(),
  /** Weekend sessions that start soon, move or are cancelled. */
  sessions: z.boolean(),
  /** The subscription ends soon. */
  access: z.boolean(),
  /** Reminders on study days. */
  study: z.boolean(),
  /** Mentors: reviews that are due. */
  work: z.boolean(),
  /** Staff: a payment waits to be checked. */
  payments: z.boolean(),
})
export type PushPreference = keyof z.infer<typeof PushPreferences>

/** What is pushed to a member of staff. */
export const pushesOfStaff = (mayUse: (permission: Permission) => boolean): PushPreference[] => [
  ...(mayUse('reviews:act') ? (['work'] as const) : []),
  ...(mayUse('payments:act') ? (['payments'] as const) : []),
]

export const sameTimes = 'Choose another time than the start'

/** In India's time. Until they end, nothing is pushed. */
const QuietHours = z
  .strictObject({ from: ChosenTime, to: ChosenTime })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: sameTimes })
export type QuietHours = z.infer<typeof QuietHours>

const PushChoices = PushPreferences.extend({ quietHours: QuietHours.nullable() })
export type PushChoices = z.infer<typeof PushChoices>

/** `isOn`: this device gets them. `publicKey`: ours, for subscribing. */
const PushSettings = PushChoices.extend({ isOn: z.boolean(), publicKey: z.string() })
export type PushSettings = z.infer<typeof PushSettings>

export const getPush = endpoint('GET /v1/user/push', {
  summary: 'What is pushed to my devices, and whether this one gets it',
  access: 'account',
  reply: PushSettings,
})

export const savePush = endpoint('PATCH /v1/user/push', {
  summary: 'Choose what is pushed to my devices, and quiet hours',
  access: 'account',
  body: PushChoices.partial(),
  reply: PushSettings,
})

const notAKey = 'Enter a key as the browser gives it'

/** As the browser's `PushSubscription` writes itself. */
const PushSubscription = z.strictObject({
  endpoint: line('the address of a push service', 1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, notAKey),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, notAKey),
  }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

export const subscribePush = endpoint('PUT /v1/user/push/subscription', {
  summary: 'Push notifications to this device, until it logs out',
  access: 'account',
  limit: { times: 30, seconds: 3600 },
  body: PushSubscription,
  reply: Done,
})

export const unsubscribePush = endpoint('DELETE /v1/user/push/subscription', {
  summary: 'Push nothing more to this device',
  access: 'account',
  reply: Done,
})

/** What a worker gets, encrypted for it alone. */
export type PushMessage = {
  title: string
  body: string
  /** A path on this site. */
  link: string
  /** A later message with the same tag replaces it. */
  tag: string
  /** The next quiet hours, as milliseconds since 1970: a phone that was off shows it without a sound. */
  quiet: { from: number; to: number } | null
}
