import { type CertificateDetails, describeApprovals, getCertificate } from '#contract/learning/certificates.ts'
import { getSite } from '#contract/site/settings.ts'
import { ApiError, type Call } from '#web/kit/api/call.ts'
import { ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import { day } from '#web/kit/format.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { CertificateDownloads, CertificateSignature } from './check.tsx'
import { CertificateForm } from './number-form.tsx'
import { CertificateSheet } from './sheet.tsx'
import { CertificateState } from './state.tsx'
import { CertificateWork } from './work.tsx'

type Data = { typed: string | null; certificate: CertificateDetails | null; schoolName: string }

function CertificatePage({ data: { typed, certificate, schoolName } }: { data: Data }) {
  if (typed === null) return <CheckPage />
  if (!certificate) return <CertificateNotFound typed={typed} schoolName={schoolName} />
  return (
    <article className="container-page grid gap-x-14 gap-y-12 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-16">
      <div className="min-w-0">
        <CertificateState certificate={certificate} schoolName={schoolName} />
        <CertificateSheet certificate={certificate} />
        <CertificateDownloads certificate={certificate} />
        <CertificateWork certificate={certificate} />
      </div>
      <div className="min-w-0 space-y-10">
        <CertificateSignature signedBy={certificate.signedBy} />
        <section aria-labelledby="another">
          <h2 id="another" className="type-h3 mb-3">
            Check another certificate
          </h2>
          <CertificateForm />
        </section>
      </div>
    </article>
  )
}

function CheckPage() {
  return (
    <div className="container-text section">
      <h1 className="type-h1">Check a certificate</h1>
      <p className="type-lead mt-4 mb-8">
        Enter the number on the certificate to see who earned it, for which course, and whether it’s valid.
      </p>
      <CertificateForm />
    </div>
  )
}

function CertificateNotFound({ typed, schoolName }: { typed: string; schoolName: string }) {
  return (
    <div className="container-text section">
      <ErrorIllustration />
      <h1 className="type-h1 mt-6">We couldn’t find this certificate</h1>
      <p className="type-lead mt-4 mb-8">
        Check the number again. If it matches the one on the certificate, {schoolName} did not issue it.
      </p>
      <CertificateForm typed={typed} />
    </div>
  )
}

/** Null for an unknown or malformed number. */
async function certificateAt(call: Call, typed: string): Promise<CertificateDetails | null> {
  // People type spaces, or another kind of dash.
  const code = typed.replaceAll(/[^A-Za-z0-9-]/g, '')
  try {
    return await call(getCertificate, { params: { code } })
  } catch (error) {
    if (error instanceof ApiError && ['not_found', 'invalid_input'].includes(error.code)) return null
    throw error
  }
}

function describe({ learnerName, courseTitle, issuedAt, revokedAt, work }: CertificateDetails, schoolName: string) {
  if (revokedAt) return `${schoolName} revoked this certificate on ${day(revokedAt)}.`
  return `${learnerName} completed ${courseTitle} at ${schoolName} on ${day(issuedAt)}: ${describeApprovals(work)}.`
}

export const page: PublicPage<Data> = {
  load: async (call, { params, query }) => {
    const typed = (params['code'] ?? query['number'] ?? '').trim().slice(0, 60) || null
    const [certificate, { name }] = await Promise.all([typed ? certificateAt(call, typed) : null, call(getSite)])
    return { typed, certificate, schoolName: name }
  },
  status: ({ typed, certificate }) => (typed !== null && !certificate ? 404 : 200),
  head: ({ data: { typed, certificate, schoolName } }) => {
    if (certificate) {
      const { learnerName, courseTitle } = certificate
      const description = describe(certificate, schoolName)
      return { title: `${learnerName}, ${courseTitle}`, description, image: 'og-certificate', isNoIndex: true }
    }
    const description = `Verify a ${schoolName} certificate by its number.`
    if (typed !== null) return { title: 'Certificate not found', description, isNoIndex: true }
    return { title: 'Check a certificate', description, image: 'og-certificate' }
  },
  View: CertificatePage,
  isInteractive: false,
  freshness: 'live',
}
