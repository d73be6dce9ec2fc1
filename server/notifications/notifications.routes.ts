import { listNotifications, readAllNotifications, readNotification } from '#contract/notifications/notifications.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { markAllRead, markRead, notificationsOf, unreadOf } from './notifications.store.ts'

export function notificationRoutes(app: App) {
  serve(app, listNotifications, async ({ db, actor, query }) => {
    const [page, unread] = await Promise.all([notificationsOf(db, actor.id, query), unreadOf(db, actor.id)])
    return { ...page, unread }
  })
  serve(app, readNotification, async ({ db, actor, params }) => {
    if (!(await markRead(db, actor.id, params.notificationId))) throw notFound('This notification')
    return null
  })
  serve(app, readAllNotifications, ({ db, actor }) => markAllRead(db, actor.id))
}
