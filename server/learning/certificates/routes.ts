import {
  getCertificate,
  listCertificates,
  listMyCertificates,
  revokeCertificate,
} from '#contract/learning/certificates.ts'
import { notFound } from '#server/kit/errors.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { issuerOf } from './rules.ts'
import { revoke } from './service.ts'
import { certificateByCode, certificatesOf, findCertificates, toCertificate } from './store.ts'

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
}
