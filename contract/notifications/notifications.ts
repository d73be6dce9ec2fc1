import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

export const Notification = z.object({
  notificationId: z.number(),
  title: z.string(),
  body: z.string(),
  /** A path on this site, or null. */
  link: z.string().nullable(),
  createdAt: Instant,
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = endpoint('GET /v1/notifications', {
  summary: 'List my notifications, newest first, with the number of unread ones',
  access: 'account',
  query: PageQuery.extend({ state: z.enum(['all', 'unread']).default('all') }),
  /** `unread` is at most `maxCounted` + 1. */
  reply: pageOf(Notification).extend({ unread: z.number() }),
})

export const readNotification = endpoint('POST /v1/notifications/:notificationId/read', {
  summary: 'Mark a notification as read',
  access: 'account',
  params: z.strictObject({ notificationId: Id }),
  reply: Done,
})

export const readAllNotifications = endpoint('POST /v1/notifications/read', {
  summary: 'Mark all my notifications as read',
  access: 'account',
  reply: Done,
})

/**
 * Server-sent events. The first one, named `state`, contains a `LiveState`. The others have no content: after `changed`
 * the client reloads the list, so nothing is lost or duplicated. `too many` closes the oldest stream of a person who
 * opened too many.
 */
export const liveNotifications = {
  path: '/v1/notifications/live',
  access: 'account',
  limit: { times: 120, seconds: 60 },
  /** After twice as long without a heartbeat, the connection is lost. */
  heartbeatSeconds: 15,
} as const
export type LiveEvent = 'changed' | 'too many'

/** What the stream starts from. A client that has loaded the same needs no reload. */
export type LiveState = {
  /** The id of my newest notification, or 0. */
  newest: number
  /** As in `listNotifications`. */
  unread: number
  /** The work that is waiting, as `describeWaiting` writes it; null for learners. */
  waiting: string | null
}
