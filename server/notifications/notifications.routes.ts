import { listNotifications, readAllNotifications, readNotification } from '#contract/notifications/notifications.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { markAllRead, markRead, notificationsOf } from './notifications.store.ts'

export function notificationRoutes(app: App) {
  serve(app, listNotifications, ({ db, actor, query }) => notificationsOf(db, actor.id, query))
  serve(app, readNotification, async ({ db, actor, params }) => {
    if (!(await markRead(db, actor.id, params.notificationId))) throw notFound('This notification')
    return null
  })
  serve(app, readAllNotifications, ({ db, actor }) => markAllRead(db, actor.id))
}
