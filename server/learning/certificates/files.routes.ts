import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limit } from '#contract/kit/endpoint.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { createLruCache } from '#server/kit/cache/lru-cache.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import type { App } from '#server/kit/http/serve.ts'
import { readSettings } from '#server/site/index.ts'
import { entriesPerList } from './credential/credential.ts'
import { didDocument } from './credential/did-document.ts'
import { issuerKey } from './credential/issuer-key.ts'
import type { Printed } from './pdf.ts'
import { toStatusList } from './credential/status-list.ts'
import { certificateByCode, revokedBetween } from './store.ts'
import type { CertificateRow } from '../tables.ts'

/** Drawing a PDF costs a quarter of a second: one address gets as many as a class of learners would ask for. */
const limit: Limit = { times: 60, seconds: 60 }

/** What is taken away from a certificate: the sheet, the signed credential, and what verifiers ask us for. */
export function certificateFileRoutes(app: App) {
  const { env, db, clock } = app.deps
  const kept = createLruCache<Buffer>(40)

  async function count({ ip }: FastifyRequest) {
    const times = Math.ceil(limit.times * env.rateLimitFactor)
    await enforceRateLimit(db, `certificate files address ${ip}`, { ...limit, times })
  }

  /** A revoked one is not given out any more: whoever follows an old link is shown the page that says so. */
  async function valid(request: FastifyRequest, reply: FastifyReply): Promise<CertificateRow | null> {
    await count(request)
    const { code } = request.params as { code: string }
    const row = await certificateByCode(db, code)
    if (!row) throw notFound('This certificate')
    if (!row.revokedAt) return row
    reply.header('cache-control', 'no-store').redirect(`/certificate/${row.code}`, 303)
    return null
  }

  app.get('/certificate/:code/certificate.pdf', async (request, reply) => {
    const row = await valid(request, reply)
    if (!row) return reply
    const schoolName = (await readSettings(db)).name
    const address = `${env.publicUrl}/certificate/${row.code}`
    const pdf = await kept(`${row.code} ${schoolName}`, () => drawn({ ...row, schoolName, address }))
    return download(reply, 'application/pdf', `${row.code}.pdf`).send(pdf)
  })

  app.get('/certificate/:code/credential.json', async (request, reply) => {
    const row = await valid(request, reply)
    if (!row) return reply
    return download(reply, 'application/vc', `${row.code}.json`).send(JSON.stringify(row.credential, null, 2))
  })

  app.get('/certificate/status/:file', async (request, reply) => {
    await count(request)
    const [, digits] = /^(\d{1,7})\.json$/.exec((request.params as { file: string }).file) ?? []
    if (!digits) throw notFound('This list')
    const number = Number(digits)
    const first = number * entriesPerList
    const revokedIds = await revokedBetween(db, first, first + entriesPerList)
    const list = toStatusList({ number, revokedIds, publicUrl: env.publicUrl, at: clock() }, await issuerKey(db))
    return forAnybody(reply).type('application/vc').send(JSON.stringify(list))
  })

  app.get('/.well-known/did.json', async (request, reply) => {
    await count(request)
    const document = didDocument(await issuerKey(db), env.publicUrl)
    return forAnybody(reply).type('application/did+json').send(JSON.stringify(document))
  })
}

/** What draws is large: it is loaded with the first sheet. */
const drawn = async (printed: Printed) => (await import('./pdf.ts')).toPdf(printed)

// Not kept by anybody on the way: it may be revoked the next minute.
const download = (reply: FastifyReply, type: string, name: string) =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')

/** Read by verifiers on other sites, in the browser too; five minutes old is new enough. */
const forAnybody = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'public, max-age=300')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
