import {
  type Certificate,
  type CertificateDetails,
  describeApprovals,
  getCertificate,
} from '#contract/learning/certificates.ts'
import { getSite } from '#contract/site/settings.ts'
import type { Call } from '#web/kit/api/call.ts'
import { nullIfMissing } from '#web/kit/api/is-rejection.ts'
import { ErrorIllustration } from '#web/kit/layout/illustrations.tsx'
import { day } from '#web/kit/format.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { BadgeCheck, Check, CircleX } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { CertificateDownloads, CertificateSignature } from './check.tsx'
import { CertificateSheet } from './sheet.tsx'

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
function certificateAt(call: Call, typed: string): Promise<CertificateDetails | null> {
  // People type spaces, or another kind of dash.
  const code = typed.replaceAll(/[^A-Za-z0-9-]/g, '')
  return nullIfMissing(call(getCertificate, { params: { code } }))
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

/** A plain form, so that it works without JavaScript. */
function CertificateForm({ typed }: { typed?: string }) {
  return (
    <form action="/certificate" method="get" className="grid gap-4">
      <Field label="Certificate number" hint="For example KT-26-7F3K-9M2X-AQ4T. Capitals and spaces don’t matter.">
        <Input
          name="number"
          required
          maxLength={60}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" className="justify-self-start">
        Check
      </Button>
    </form>
  )
}

type CertificateStateProps = { certificate: Certificate; schoolName: string }

function CertificateState({ certificate, schoolName }: CertificateStateProps) {
  const { issuedAt, revokedAt, revokedReason } = certificate
  const Icon = revokedAt ? CircleX : BadgeCheck
  return (
    <div
      className={classes(
        'flex items-start gap-4 rounded-card p-5 sm:p-6',
        revokedAt ? 'bg-vermilion-tint text-vermilion' : 'bg-leaf-tint text-leaf-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-9 shrink-0" />
      <div className="min-w-0">
        <p className="type-h2">{revokedAt ? 'Revoked' : 'Valid'}</p>
        <p className="mt-1 text-ink">
          {revokedAt
            ? `${schoolName} revoked this certificate on ${day(revokedAt)}. It is no longer valid.`
            : `${schoolName} issued this certificate on ${day(issuedAt)}.`}
        </p>
        {revokedAt && (
          <p className="mt-1 wrap-anywhere text-ink">
            <span className="font-semibold">Reason:</span> {revokedReason}
          </p>
        )}
      </div>
    </div>
  )
}

/** The tasks as they were on the day of issue. */
function CertificateWork({ certificate: { work, revokedAt } }: { certificate: CertificateDetails }) {
  return (
    <section aria-labelledby="work" className="mt-12">
      <h2 id="work" className="type-h2">
        {revokedAt ? 'What it was issued for' : 'Completed work'}
      </h2>
      <p className="mt-2 text-soft">{describeApprovals(work)}.</p>
      <ol className="mt-6 space-y-6">
        {work.map((task, index) => (
          // Two tasks may have the same title; their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="border-t border-line pt-5">
            <h3 className="type-h3 wrap-anywhere">{task.title}</h3>
            <ul className="mt-3 space-y-2">
              {task.steps.map((step, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at} className="flex items-start gap-2.5">
                  <Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-4.5 shrink-0 text-leaf" />
                  <span className="min-w-0 wrap-anywhere">
                    {step}
                    {task.byChecks?.includes(at) && (
                      <span className="type-small block text-soft">Approved by automatic checks</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
