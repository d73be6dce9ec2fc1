import { listNotices, readAllNotices, readNotice } from '#contract/notifications/notifications.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { markAllRead, markRead, noticesOf, unreadOf } from './notifications.store.ts'

export function noticeRoutes(app: App) {
  serve(app, listNotices, async ({ db, actor, query }) => {
    const [page, unread] = await Promise.all([noticesOf(db, actor.id, query), unreadOf(db, actor.id)])
    return { ...page, unread }
  })
  serve(app, readNotice, async ({ db, actor, params }) => {
    if (!(await markRead(db, actor.id, params.noticeId))) throw notFound('This notice')
    return null
  })
  serve(app, readAllNotices, ({ db, actor }) => markAllRead(db, actor.id))
}
