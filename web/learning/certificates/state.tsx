import type { Certificate } from '#contract/learning/certificates.ts'
import { day } from '#web/kit/format.ts'
import { BadgeCheck, CircleX } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'

type CertificateStateProps = { certificate: Certificate; schoolName: string }

export function CertificateState({ certificate, schoolName }: CertificateStateProps) {
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
