import { getEmail, listEmails } from '#contract/notifications/emails.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Measure } from '#server/kit/http/metrics.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { recentEmails } from './email-figures.store.ts'
import { readEmail } from './emails.service.ts'
import { emailsPage, toEmail } from './emails.store.ts'

/** The keys, up to a comma, of emails that this person may not read now. */
type HiddenEmails = (db: Db, readerId: number) => Promise<string[]>

export function emailRoutes(app: App, measure: Measure, hiddenEmails: HiddenEmails) {
  measure.by('emails_recent', 'The latest 1,000 emails by state', 'state', () => recentEmails(app.deps.db))
  serve(app, listEmails, async ({ db, actor, query }) => emailsPage(db, query, await hiddenEmails(db, actor.id)))
  serve(app, getEmail, async ({ db, actor, params }) => {
    const row = await readEmail(db, { id: actor.id, hiddenKeys: await hiddenEmails(db, actor.id) }, params.emailId)
    return { ...toEmail(row), text: row.text, attachments: row.attachments }
  })
}
