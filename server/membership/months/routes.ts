import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { formatNumber, isRange, parseRange, Series } from '#contract/membership/document-numbers.ts'
import * as contract from '#contract/membership/months.ts'
import type { Limit } from '#contract/kit/endpoint.ts'
import { audit, liveSessions } from '#server/identity/index.ts'
import { notFound } from '#server/kit/errors.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { linkReader, readSettings } from '#server/site/index.ts'
import { checkedRange, documentsZip } from './documents.service.ts'
import { accountingLink, isAccountingLinkValid } from './links.ts'
import { monthTask } from './pdf-task.ts'
import { checkedMonth, monthOf } from './service.ts'

const Digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
const Link = z.object({ reader: Digits, session: Digits, until: Digits, sig: z.string() })

/** Each download draws up to 500 documents. */
const limit: Limit = { times: 60, seconds: 3600 }

/** The month as the accountant needs it, and its files by signed links for admins. */
export function monthRoutes(app: App) {
  const { deps } = app
  const { db, env, workers } = deps

  serve(app, contract.getMonth, ({ db, tools, query }) => monthOf(db, tools.clock(), query.month))

  serve(app, contract.makeMonthFile, async ({ db, tools, actor, body: { month } }) => {
    await checkedMonth(db, tools.clock(), month)
    await audit(db, { actorId: actor.id, action: 'month exported', subject: `month ${month}` })
    return { url: accountingLink(tools, `/accounts/months/${month}.pdf`, actor) }
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
    const path = `/accounts/${series.replace(' ', '-')}/${financialYear}/${first}-${last}.zip`
    return { url: accountingLink(tools, path, actor) }
  })

  /** Throws unless the link is signed for this path and its reader is an admin, signed in on the same device. */
  async function assertMayRead(request: FastifyRequest) {
    const link = Link.safeParse(request.query)
    const path = request.url.split('?')[0]!
    if (!link.success || !isAccountingLinkValid(deps, { path, ...link.data })) throw notFound('This download')
    const { reader, session } = link.data
    const times = Math.ceil(limit.times * env.rateLimitFactor)
    await enforceRateLimit(db, `accounting files person ${reader}`, { ...limit, times })
    const [person, live] = await Promise.all([linkReader(db, reader), liveSessions(db, [session])])
    if (person?.role !== 'admin' || !live.has(session)) throw notFound('This download')
  }

  const asFile = (reply: FastifyReply, type: string, name: string) =>
    reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')

  // No HEAD routes: they would draw everything and return nothing.
  const options = { exposeHeadRoute: false, config: { isDocument: true } }

  app.get('/accounts/months/:month.pdf', options, async (request, reply) => {
    await assertMayRead(request)
    const { month } = request.params as { month: string }
    const [figures, { name, tax }] = await Promise.all([monthOf(db, deps.clock(), month), readSettings(db)])
    app.awaitWorker(request.raw)
    const school = { name, legalName: tax.legalName, gstin: tax.gstin }
    const pdf = await workers.run(monthTask, [{ figures, school, drawnAt: deps.clock() }])
    return asFile(reply, 'application/pdf', `accounts-${month}.pdf`).send(pdf)
  })

  app.get('/accounts/:series/:financialYear/:range.zip', options, async (request, reply) => {
    await assertMayRead(request)
    const { series: slug, financialYear, range: numbers } = request.params as Record<string, string>
    const series = Series.parse(slug!.replace('-', ' '))
    const [from, until] = numbers!.split('-').map((serial) => formatNumber(series, financialYear!, Number(serial)))
    const range = parseRange(series, { from: from!, until: until! })
    if (!isRange(range)) throw notFound('This download')
    app.awaitWorker(request.raw)
    const name = `${slug}-${financialYear}-${numbers}.zip`
    return asFile(reply, 'application/zip', name).send(documentsZip(deps, series, range))
  })
}
