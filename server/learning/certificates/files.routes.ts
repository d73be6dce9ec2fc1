import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limit } from '#contract/kit/endpoint.ts'
import { notFound } from '#server/kit/errors.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import type { App } from '#server/kit/http/serve.ts'
import { readSettings } from '#server/site/index.ts'
import { didDocument } from './credential/did-document.ts'
import { issuerKey } from './credential/issuer-key.ts'
import { certificateTask, toCertificateContent } from './pdf-task.ts'
import { listTtlSeconds } from './credential/status-list.ts'
import { createStatusLists } from './status-lists.ts'
import { certificateByCode } from './store.ts'
import type { CertificateRow } from '../tables.ts'

/** The limit is enough for a class behind one IP address. */
const limit: Limit = { times: 60, seconds: 60 }

/** The PDF and the signed credential to download, and the documents that verifiers fetch. */
export function certificateFileRoutes(app: App) {
  const { env, db, workers } = app.deps
  const statusLists = createStatusLists(env.publicUrl)

  async function checkRateLimit({ ip }: FastifyRequest) {
    const times = Math.ceil(limit.times * env.rateLimitFactor)
    await enforceRateLimit(db, `certificate files address ${ip}`, { ...limit, times })
  }

  /** Redirects to the certificate's page, which says so, if it was revoked. */
  async function findValid(request: FastifyRequest, reply: FastifyReply): Promise<CertificateRow | null> {
    await checkRateLimit(request)
    const { code } = request.params as { code: string }
    const row = await certificateByCode(db, code)
    if (!row) throw notFound('This certificate')
    if (!row.revokedAt) return row
    reply.header('cache-control', 'no-store').redirect(`/certificate/${row.code}`, 303)
    return null
  }

  app.get('/certificate/:code/certificate.pdf', { config: { isDocument: true } }, async (request, reply) => {
    const row = await findValid(request, reply)
    if (!row) return reply
    const content = toCertificateContent(row, (await readSettings(db)).name, env.publicUrl)
    app.awaitWorker(request.raw)
    const pdf = await workers.render(certificateTask, [content])
    return download(reply, 'application/pdf', `${row.code}.pdf`).send(pdf)
  })

  app.get('/certificate/:code/credential.json', async (request, reply) => {
    const row = await findValid(request, reply)
    if (!row) return reply
    return download(reply, 'application/vc', `${row.code}.json`).send(JSON.stringify(row.credential, null, 2))
  })

  app.get('/certificate/status/:file', async (request, reply) => {
    await checkRateLimit(request)
    const [, digits] = /^(\d{1,7})\.json$/.exec((request.params as { file: string }).file) ?? []
    if (!digits) throw notFound('This list')
    const list = await statusLists.read(db, Number(digits))
    if (!list) throw notFound('This list')
    cacheable(reply).header('etag', list.etag)
    if (request.headers['if-none-match']?.includes(list.etag)) return reply.code(304).send()
    return reply.type('application/vc').send(list.body)
  })

  app.get('/.well-known/did.json', async (request, reply) => {
    await checkRateLimit(request)
    const document = didDocument(await issuerKey(db), env.publicUrl)
    return cacheable(reply).type('application/did+json').send(JSON.stringify(document))
  })
}

// Not cached, because the certificate may be revoked at any time.
const download = (reply: FastifyReply, type: string, name: string) =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')

/** Verifiers on other sites read these, also in the browser; they may be five minutes old. */
const cacheable = (reply: FastifyReply) =>
  reply
    .header('cache-control', `public, max-age=${listTtlSeconds}`)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
