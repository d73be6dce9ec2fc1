import { getMail, listMails } from '#contract/notifications/emails.ts'
import { notFound } from '#server/kit/http/errors.ts'
import type { Measure } from '#server/kit/http/metrics.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { recentMails } from './email-figures.store.ts'
import { mailById, mailsPage, toMail } from './emails.store.ts'

export function mailRoutes(app: App, measure: Measure) {
  measure.by('mails_recent', 'The latest 1,000 mails of the academy, by what became of them', 'state', () =>
    recentMails(app.deps.db),
  )
  serve(app, listMails, ({ db, query }) => mailsPage(db, query))
  serve(app, getMail, async ({ db, params }) => {
    const row = await mailById(db, params.mailId)
    if (!row) throw notFound('This mail')
    return { ...toMail(row), text: row.text, attachments: row.attachments }
  })
}
