import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

export const Notice = z.object({
  noticeId: z.number(),
  title: z.string(),
  body: z.string(),
  /** Where in the site the notice leads, or null. */
  link: z.string().nullable(),
  createdAt: Instant,
  isRead: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

export const listNotices = endpoint({
  method: 'GET',
  path: '/v1/notices',
  summary: 'My notices, newest first, with how many are unread',
  access: 'learner',
  query: PageQuery.extend({ state: z.enum(['all', 'unread']).default('all') }),
  /** `unread` is counted no further than `maxCounted`, and one. */
  reply: pageOf(Notice).extend({ unread: z.number() }),
})

export const readNotice = endpoint({
  method: 'POST',
  path: '/v1/notices/:noticeId/read',
  summary: 'Mark one of my notices as read',
  access: 'learner',
  params: z.strictObject({ noticeId: Id }),
  reply: Done,
})

export const readAllNotices = endpoint({
  method: 'POST',
  path: '/v1/notices/read',
  summary: 'Mark all my notices as read',
  access: 'learner',
  reply: Done,
})

/**
 * Server-sent events that carry no content: `changed` says that the list is worth reading again, so nothing can be lost
 * or come twice. `enough` comes before the end when the same person opened more streams than anyone needs.
 */
export const liveNotices = {
  path: '/v1/notices/live',
  access: 'learner',
  limit: { times: 120, seconds: 60 },
  /** A sign of life comes this often; twice as long without one, and the line is dead. */
  heartbeatSeconds: 15,
} as const
export type LiveWord = 'changed' | 'enough'
