import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

export const Notification = z.object({
  notificationId: z.number(),
  title: z.string(),
  body: z.string(),
  /** Where in the site the notification leads, or null. */
  link: z.string().nullable(),
  createdAt: Instant,
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/v1/notifications',
  summary: 'My notifications, newest first, with how many are unread',
  access: 'learner',
  query: PageQuery.extend({ state: z.enum(['all', 'unread']).default('all') }),
  /** `unread` is counted no further than `maxCounted`, and one. */
  reply: pageOf(Notification).extend({ unread: z.number() }),
})

export const readNotification = endpoint({
  method: 'POST',
  path: '/v1/notifications/:notificationId/read',
  summary: 'Mark one of my notifications as read',
  access: 'learner',
  params: z.strictObject({ notificationId: Id }),
  reply: Done,
})

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/v1/notifications/read',
  summary: 'Mark all my notifications as read',
  access: 'learner',
  reply: Done,
})

/**
 * Server-sent events that carry no content: `changed` says that the list is worth reading again, so nothing can be lost
 * or come twice. `enough` comes before the end when the same person opened more streams than anyone needs.
 */
export const liveNotifications = {
  path: '/v1/notifications/live',
  access: 'learner',
  limit: { times: 120, seconds: 60 },
  /** A sign of life comes this often; twice as long without one, and the line is dead. */
  heartbeatSeconds: 15,
} as const
export type LiveWord = 'changed' | 'enough'
