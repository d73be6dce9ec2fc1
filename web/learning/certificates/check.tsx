import { Download, FileCheck2 } from 'lucide-react'
import type { Certificate } from '#contract/learning/certificates.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'

/** What can be taken away; of a revoked one, nothing. */
export function CertificateDownloads({ certificate: { code, revokedAt } }: { certificate: Certificate }) {
  if (revokedAt) return null
  return (
    <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
      <ButtonLink href={`/certificate/${code}/certificate.pdf`} variant="primary" size="large" download>
        <Download aria-hidden="true" className="size-5" />
        Download PDF
      </ButtonLink>
      <ButtonLink href={`/certificate/${code}/credential.json`} size="large" download>
        <FileCheck2 aria-hidden="true" className="size-5" />
        Download credential
      </ButtonLink>
    </div>
  )
}

/** How the signature is checked without asking us. */
export function CertificateSignature({ signedBy }: { signedBy: string }) {
  return (
    <section aria-labelledby="signature">
      <h2 id="signature" className="type-h3">
        Checked without us
      </h2>
      <div className="mt-3 space-y-3 text-soft">
        <p>
          The credential is the same certificate as an Open Badge 3.0, signed with Ed25519. Any Open Badges verifier can
          check the signature; it needs the file and nothing from us.
        </p>
        <p>
          It must be signed with this key, which also stands in our{' '}
          <a href="/.well-known/did.json" className="link">
            did.json
          </a>
          :
        </p>
        <p className="rounded-control bg-haze p-3 font-mono text-sm break-all text-ink">{signedBy}</p>
        <p>Only whether it was revoked since is told by us: here, and to verifiers.</p>
      </div>
    </section>
  )
}
