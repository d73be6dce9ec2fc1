import type { Certificate } from '#contract/learning/certificates.ts'
import { Download, FileCheck2 } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'

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

export function CertificateSignature({ signedBy }: { signedBy: string }) {
  return (
    <section aria-labelledby="signature">
      <h2 id="signature" className="type-h3">
        Verify it independently
      </h2>
      <div className="mt-3 space-y-3 text-soft">
        <p>
          The credential is this certificate as an Open Badge 3.0, signed with Ed25519. Any Open Badges verifier can
          check the signature from the file alone.
        </p>
        <p>
          It must be signed with this key, which we also publish in our{' '}
          <a href="/.well-known/did.json" className="link">
            did.json
          </a>
          :
        </p>
        <p className="rounded-control bg-haze p-3 font-mono text-sm break-all text-ink">{signedBy}</p>
        <p>
          To see whether it was revoked, verifiers download a signed list of the status of all certificates (W3C
          Bitstring Status List) from the address in the credential. We don’t learn which certificate they check. You
          see it on this page.
        </p>
      </div>
    </section>
  )
}
