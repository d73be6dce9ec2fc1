import { getMail, listMails } from '#contract/notifications/mails.ts'
import { notFound } from '#server/kit/errors.ts'
import type { Measure } from '#server/kit/metrics.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { recentMails } from './mail-figures.store.ts'
import { mailById, mailsPage, toMail } from './mails.store.ts'

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
