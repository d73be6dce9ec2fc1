import { BadgeCheck, CircleX } from 'lucide-react'
import type { Certificate } from '#contract/learning/certificates.ts'
import { day } from '#web/kit/format.ts'

type Props = { certificate: Certificate; schoolName: string }

export function CertificateState({ certificate, schoolName }: Props) {
  const { issuedAt, revokedAt, revokedReason } = certificate
  if (!revokedAt)
    return (
      <div className="flex items-start gap-4 rounded-card bg-leaf-tint p-5 text-leaf-ink sm:p-6">
        <BadgeCheck aria-hidden="true" className="size-9 shrink-0" />
        <div className="min-w-0">
          <p className="type-h2">Valid</p>
          <p className="mt-1 text-ink">
            {schoolName} issued this certificate on {day(issuedAt)} and it is valid.
          </p>
        </div>
      </div>
    )
  return (
    <div className="flex items-start gap-4 rounded-card bg-vermilion-tint p-5 text-vermilion sm:p-6">
      <CircleX aria-hidden="true" className="size-9 shrink-0" />
      <div className="min-w-0">
        <p className="type-h2">Revoked</p>
        <p className="mt-1 text-ink">
          {schoolName} revoked this certificate on {day(revokedAt)}. It is no longer valid.
        </p>
        <p className="mt-1 wrap-anywhere text-ink">
          <span className="font-semibold">Reason:</span> {revokedReason}
        </p>
      </div>
    </div>
  )
}
