import { listNotifications, readAllNotifications, readNotification } from '#contract/notifications/notifications.ts'
import { getEmailPreferences, saveEmailPreferences } from '#contract/notifications/preferences.ts'
import { getEmail, listEmails } from '#contract/notifications/emails.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { type PgColumn, type SQL, sql } from '#server/kit/db/orm.ts'
import type { Measure } from '#server/kit/http/metrics.ts'
import type { Wording } from './kinds.ts'
import { markAllRead, markRead, notificationsOf, preferencesOf, savePreferences } from './notifications.store.ts'
import { readEmail } from './emails.service.ts'
import { emailsPage, recentEmails, toEmail } from './emails.store.ts'
import { emails } from './tables.ts'

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

/** Whether this person may not read the email with this key now. */
type IsHidden = (emailKey: PgColumn, readerId: number) => SQL

export function emailRoutes(app: App, measure: Measure, isHidden: IsHidden) {
  const isVisibleTo = (readerId: number) => sql`not ${isHidden(emails.dedupeKey, readerId)}`
  measure.by('emails_recent', 'The latest 1,000 emails by state', 'state', () => recentEmails(app.deps.db))
  serve(app, listEmails, ({ db, actor, query }) => emailsPage(db, query, isVisibleTo(actor.id)))
  serve(app, getEmail, async ({ db, actor, params }) => {
    const row = await readEmail(db, { id: actor.id, isVisible: isVisibleTo(actor.id) }, params.emailId)
    return { ...toEmail(row), text: row.text, attachments: row.attachments }
  })
}
