import { z } from 'zod'
import {
  getCertificate,
  listCertificates,
  listMyCertificates,
  revokeCertificate,
} from '#contract/learning/certificates.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { serveFile, type ServedFile } from '#server/kit/http/serve-file.ts'
import { readSettings } from '#server/site/index.ts'
import { notFound } from '#server/kit/errors.ts'
import { didDocument, issuerKey } from './credential/issuer-key.ts'
import { certificateTask, toCertificateContent } from './pdf-task.ts'
import { listTtlSeconds } from './credential/status-list.ts'
import { createStatusLists } from './status-lists.ts'
import { certificateByCode, certificatesOf, findCertificates, toCertificate } from './store.ts'
import type { CertificateRow } from '../tables.ts'
import { issuerOf } from './rules.ts'
import { revoke } from './service.ts'

export function certificateRoutes(app: App) {
  serve(app, getCertificate, async ({ db, params }) => {
    const row = await certificateByCode(db, params.code)
    if (!row) throw notFound('This certificate')
    return { ...toCertificate(row), work: row.work, signedBy: issuerOf(row.credential) }
  })
  serve(app, listMyCertificates, ({ db, actor }) => certificatesOf(db, actor.id))
  serve(app, listCertificates, ({ db, query }) => findCertificates(db, query))
  serve(app, revokeCertificate, ({ db, tools, actor, params, body }) =>
    revoke(db, tools, params.code, actor.id, body.reason),
  )

  // The PDF and the signed credential to download, and the documents that verifiers fetch.
  const { env, db, workers } = app.deps
  const statusLists = createStatusLists(env.publicUrl)

  /** Redirects to the certificate's page, which says so, if it was revoked. */
  async function openValid(code: string, toFile: (row: CertificateRow) => ServedFile | Promise<ServedFile>) {
    const row = await certificateByCode(db, code)
    if (row?.revokedAt) return { redirect: `/certificate/${row.code}` }
    return row && toFile(row)
  }
  const certificate = { fields: { code: z.string() }, what: 'This certificate', limit }

  serveFile(app, {
    ...certificate,
    path: '/certificate/:code/certificate.pdf',
    isDrawn: true,
    open: ({ code }) =>
      openValid(code, async (row) => {
        const content = toCertificateContent(row, (await readSettings(db)).name, env.publicUrl)
        return {
          type: 'application/pdf',
          name: `${row.code}.pdf`,
          headers: download,
          content: () => workers.render(certificateTask, [content]),
        }
      }),
  })
  serveFile(app, {
    ...certificate,
    path: '/certificate/:code/credential.json',
    open: ({ code }) =>
      openValid(code, (row) => ({
        type: 'application/vc',
        name: `${row.code}.json`,
        headers: download,
        content: () => JSON.stringify(row.credential, null, 2),
      })),
  })
  serveFile(app, {
    path: '/certificate/status/:file',
    fields: { file: z.string() },
    what: 'This list',
    limit,
    open: async ({ file }) => {
      const [, digits] = /^(\d{1,7})\.json$/.exec(file) ?? []
      const list = digits === undefined ? null : await statusLists.read(db, Number(digits))
      return list && { type: 'application/vc', headers: forVerifiers, etag: list.etag, content: () => list.body }
    },
  })
  serveFile(app, {
    path: '/.well-known/did.json',
    fields: {},
    what: 'This document',
    limit,
    open: async () => {
      const document = JSON.stringify(didDocument(await issuerKey(db), env.publicUrl))
      return { type: 'application/did+json', headers: forVerifiers, content: () => document }
    },
  })
}

/** Enough for a class behind one IP address. */
const limit = { name: 'certificate files', times: 60, seconds: 60 }

// Not cached, because the certificate may be revoked at any time.
const download = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Verifiers on other sites read these, also in the browser; they may be five minutes old. */
const forVerifiers = {
  'cache-control': `public, max-age=${listTtlSeconds}`,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
