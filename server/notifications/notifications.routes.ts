import { listNotifications, readAllNotifications, readNotification } from '#contract/notifications/notifications.ts'
import { getEmailPreferences, saveEmailPreferences } from '#contract/notifications/preferences.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import type { Wording } from './kinds.ts'
import { markAllRead, markRead, notificationsOf } from './notifications.store.ts'
import { preferencesOf, savePreferences } from './preferences.store.ts'

export function notificationRoutes(app: App, wording: Wording) {
  serve(app, listNotifications, ({ db, actor, query }) => notificationsOf(db, actor.id, query, wording))
  serve(app, readNotification, async ({ db, actor, params }) => {
    if (!(await markRead(db, actor.id, params.notificationId))) throw notFound('This notification')
    return null
  })
  serve(app, readAllNotifications, ({ db, actor }) => markAllRead(db, actor.id))
  serve(app, getEmailPreferences, ({ db, actor }) => preferencesOf(db, actor.id))
  serve(app, saveEmailPreferences, ({ db, actor, body }) => savePreferences(db, actor.id, body))
}
