import { getMail, listMails } from '#contract/notifications/mails.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { mailById, mailsPage, toMail } from './mails.store.ts'

export function mailRoutes(app: App) {
  serve(app, listMails, ({ db, query }) => mailsPage(db, query))
  serve(app, getMail, async ({ db, params }) => {
    const row = await mailById(db, params.mailId)
    if (!row) throw notFound('This mail')
    return { ...toMail(row), text: row.text, attachments: row.attachments }
  })
}
