import { z } from 'zod'
import { getGstReturn, GstFormat, makeGstFile } from '#contract/membership/gst.ts'
import { audit } from '#server/identity/index.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { LinkNumber, linkTo } from '#server/kit/http/signed-links.ts'
import { isSignedInWith, readSettings } from '#server/site/index.ts'
import { checkedMonth } from '../months/service.ts'
import { gstCsv, gstJson } from './files.ts'
import { assertRegistered, gstReturn, gstSheet } from './service.ts'

/** It works for five minutes, or until its reader signs out. */
export const gstFile = {
  path: '/accounts/gst/:month/:format',
  fields: { month: z.string(), format: GstFormat, reader: LinkNumber, session: LinkNumber },
  seconds: 300,
}

const formats = {
  csv: { type: 'text/csv; charset=utf-8', draw: gstCsv },
  json: { type: 'application/json; charset=utf-8', draw: gstJson },
}

/** The month's GSTR-1 figures, and its files by signed links. */
export function gstRoutes(app: App) {
  const { deps } = app
  const { db } = deps

  serve(app, getGstReturn, ({ db, tools, actor, query }) =>
    gstReturn(db, tools, { month: query.month, readerId: actor.id }),
  )

  serve(app, makeGstFile, async ({ db, tools, actor, body: { month, format } }) => {
    await checkedMonth(db, tools.clock(), month)
    assertRegistered((await readSettings(db)).tax.gstin)
    await audit(db, { actorId: actor.id, action: 'GST return exported', subject: `month ${month}`, after: { format } })
    return { url: linkTo(tools, gstFile, { month, format, reader: actor.id, session: actor.sessionId }) }
  })

  serveFile(app, {
    ...gstFile,
    what: 'This download',
    limit: { name: 'accounting files', times: 60, seconds: 3600 },
    isCollected: true,
    open: async ({ month, format, ...link }) => {
      if (!(await isSignedInWith(db, link, 'payments:see'))) return null
      const { type, draw } = formats[format]
      const content = async () => draw(await gstSheet(db, deps, { month, readerId: link.reader }))
      return { type, name: `gstr1-${month}.${format}`, content }
    },
  })
}
