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
import { certificateLists } from './credential/credential.ts'
import { didDocument, issuerKey } from './credential/issuer-key.ts'
import { certificateTask, toCertificateContent } from './pdf-task.ts'
import { forVerifiers, serveStatusLists, verifierLimit } from './status-lists.ts'
import { certificateByCode, certificatesOf, certificateStatus, findCertificates, toCertificate } from './store.ts'
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

  /** Redirects to the certificate's page, which says so, if it was revoked. */
  async function openValid(code: string, toFile: (row: CertificateRow) => ServedFile | Promise<ServedFile>) {
    const row = await certificateByCode(db, code)
    if (row?.revokedAt) return { redirect: `/certificate/${row.code}` }
    return row && toFile(row)
  }
  const certificate = { fields: { code: z.string() }, what: 'This certificate', limit: verifierLimit }

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
  serveStatusLists(app, certificateLists, certificateStatus)
  serveFile(app, {
    path: '/.well-known/did.json',
    fields: {},
    what: 'This document',
    limit: verifierLimit,
    open: async () => {
      const document = JSON.stringify(didDocument(await issuerKey(db), env.publicUrl))
      return { type: 'application/did+json', headers: forVerifiers, content: () => document }
    },
  })
}

// Not cached, because the certificate may be revoked at any time.
const download = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
