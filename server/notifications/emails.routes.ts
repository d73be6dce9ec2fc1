import { getEmail, listEmails } from '#contract/notifications/emails.ts'
import type { Measure } from '#server/kit/http/metrics.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { recentEmails } from './email-figures.store.ts'
import { readEmail } from './emails.service.ts'
import { emailsPage, toEmail } from './emails.store.ts'

export function emailRoutes(app: App, measure: Measure) {
  measure.by('emails_recent', 'The latest 1,000 emails by state', 'state', () => recentEmails(app.deps.db))
  serve(app, listEmails, ({ db, query }) => emailsPage(db, query))
  serve(app, getEmail, async ({ db, actor, params }) => {
    const row = await readEmail(db, actor.id, params.emailId)
    return { ...toEmail(row), text: row.text, attachments: row.attachments }
  })
}
