import { z } from 'zod'
import { formatNumber, isRange, parseRange, Series } from '#contract/membership/document-numbers.ts'
import { getMonthBank, listMonthMovements } from '#contract/membership/month-bank.ts'
import { getMonthEarned, listMonthEarned } from '#contract/membership/month-earned.ts'
import * as contract from '#contract/membership/months.ts'
import { audit } from '#server/identity/index.ts'
import type { Actor } from '#server/kit/deps.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { LinkNumber, linkTo } from '#server/kit/http/signed-links.ts'
import { workerTask } from '#server/kit/workers/task.ts'
import { isSignedInWith, readSettings } from '#server/site/index.ts'
import { checkedRange, documentsOf, documentsZip } from './documents.service.ts'
import { spanOf } from './rules.ts'
import { checkedMonth, monthOf } from './service.ts'
import { tallyXml } from './tally.service.ts'
import { monthByBankDate, movementsOfMonth } from './bank.service.ts'
import { monthEarned, receiptsEarned } from './earned.service.ts'

const reader = { reader: LinkNumber, session: LinkNumber }
const readerOf = ({ id, sessionId }: Pick<Actor, 'id' | 'sessionId'>) => ({ reader: id, session: sessionId })

/** They work for five minutes, or until their reader signs out. */
export const monthFile = { path: '/accounts/months/:month.pdf', fields: { month: z.string(), ...reader }, seconds: 300 }
export const tallyFile = { ...monthFile, path: '/accounts/months/:month.xml' }
export const documentsFile = {
  path: '/accounts/:series/:financialYear/:range.zip',
  fields: { series: z.string(), financialYear: z.string(), range: z.string(), ...reader },
  seconds: 300,
}

const monthTask = workerTask<typeof import('./pdf.ts').monthPdf>(new URL('./pdf.ts', import.meta.url), 'monthPdf')

/** Each download draws up to 500 documents. */
const limit = { name: 'accounting files', times: 60, seconds: 3600 }

/** The month as the accountant needs it, and its files by signed links for admins. */
export function monthRoutes(app: App) {
  const { deps } = app
  const { db, workers } = deps

  serve(app, contract.getMonth, ({ db, tools, query }) => monthOf(db, tools.clock(), query.month))

  serve(app, contract.listMonthDocuments, ({ db, tools, actor, query }) =>
    documentsOf(db, tools, { ...query, readerId: actor.id }),
  )

  serve(app, getMonthBank, ({ db, tools, query }) => monthByBankDate(db, tools.clock(), query.month))

  serve(app, listMonthMovements, ({ db, tools, actor, query }) =>
    movementsOfMonth(db, tools, { ...query, readerId: actor.id }),
  )

  serve(app, getMonthEarned, ({ db, tools, query }) => monthEarned(db, tools.clock(), query.month))

  serve(app, listMonthEarned, ({ db, tools, actor, query }) =>
    receiptsEarned(db, tools, { ...query, readerId: actor.id }),
  )

  serve(app, contract.makeMonthFile, async ({ db, tools, actor, body: { month, kind } }) => {
    await checkedMonth(db, tools.clock(), month)
    await audit(db, { actorId: actor.id, action: 'month exported', subject: `month ${month}`, after: { file: kind } })
    return { url: linkTo(tools, kind === 'pdf' ? monthFile : tallyFile, { month, ...readerOf(actor) }) }
  })

  serve(app, contract.makeDocumentsFile, async ({ db, tools, actor, body }) => {
    const { financialYear, first, last } = await checkedRange(db, body)
    const { series } = body
    const [from, until] = [first, last].map((serial) => formatNumber(series, financialYear, serial))
    await audit(db, {
      actorId: actor.id,
      action: 'documents exported',
      subject: `list ${series}`,
      after: { from, until },
    })
    const range = { series: series.replace(' ', '-'), financialYear, range: `${first}-${last}` }
    return { url: linkTo(tools, documentsFile, { ...range, ...readerOf(actor) }) }
  })

  const common = { what: 'This download', limit, isDrawn: true, isCollected: true } as const
  serveFile(app, {
    ...monthFile,
    ...common,
    open: async ({ month, ...link }) => {
      if (!(await isSignedInWith(db, link, 'payments:see'))) return null
      const [figures, { name, tax }] = await Promise.all([monthOf(db, deps.clock(), month), readSettings(db)])
      const school = { name, legalName: tax.legalName, gstin: tax.gstin }
      return {
        type: 'application/pdf',
        name: `accounts-${month}.pdf`,
        content: () => workers.run(monthTask, [{ figures, school, drawnAt: deps.clock() }]),
      }
    },
  })
  serveFile(app, {
    ...tallyFile,
    ...common,
    open: async ({ month, ...link }) => {
      if (!(await isSignedInWith(db, link, 'payments:see'))) return null
      return { type: 'application/xml', name: `tally-${month}.xml`, content: async () => tallyXml(db, spanOf(month)) }
    },
  })
  serveFile(app, {
    ...documentsFile,
    ...common,
    open: async ({ series: slug, financialYear, range: numbers, ...link }) => {
      if (!(await isSignedInWith(db, link, 'payments:see'))) return null
      const series = Series.parse(slug.replace('-', ' '))
      const [from, until] = numbers.split('-').map((serial) => formatNumber(series, financialYear, Number(serial)))
      const range = parseRange(series, { from: from!, until: until! })
      if (!isRange(range)) return null
      const name = `${slug}-${financialYear}-${numbers}.zip`
      return { type: 'application/zip', name, content: () => documentsZip(deps, series, range) }
    },
  })
}
