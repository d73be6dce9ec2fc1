import { randomUUID } from 'node:crypto'
import { type CertifiedTask, describeApprovals } from '#contract/learning/certificates.ts'
import type { IssuerKey } from './issuer-key.ts'
import { type Document, withProofs } from './proof.ts'

export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
]

/** The minimum of the standard: a verifier that fetches a list doesn't reveal which certificate it checks. */
export const entriesPerList = 131_072

export const statusListUrl = (publicUrl: string, list: number) => `${publicUrl}/certificate/status/${list}.json`

export type Certified = {
  code: string
  learnerName: string
  courseId: number
  courseTitle: string
  work: CertifiedTask[]
  issuedAt: Date
  /** Of its bit in the status lists: the list’s number and the index in it. */
  statusPosition: number
}
export type School = { name: string; publicUrl: string }

/** The certificate as a signed Open Badge 3.0. */
export const toCredential = (certified: Certified, school: School, key: IssuerKey): Document =>
  withProofs(unsigned(certified, school, key.did), key, certified.issuedAt)

function unsigned(certified: Certified, { name, publicUrl }: School, did: string): Document {
  return {
    '@context': contexts,
    // Not the certificate's URL, because the credential must stay valid when the school's domain changes.
    id: `urn:uuid:${randomUUID()}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: certified.courseTitle,
    issuer: { id: did, type: ['Profile'], name, url: publicUrl },
    validFrom: certified.issuedAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      name: certified.learnerName,
      identifier: [
        { type: 'IdentityObject', identityType: 'name', identityHash: certified.learnerName, hashed: false },
      ],
      licenseNumber: certified.code,
      achievement: {
        id: `${publicUrl}/course/courseDetails/${certified.courseId}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: certified.courseTitle,
        description: `All tasks of the course ${certified.courseTitle}: ${describeApprovals(certified.work)}.`,
        criteria: { narrative: narrative(certified.work) },
      },
    },
    credentialStatus: statusOf(certified.statusPosition, publicUrl),
  }
}

/** Where a verifier looks up whether it was revoked (W3C Bitstring Status List). */
function statusOf(position: number, publicUrl: string): Document {
  const list = statusListUrl(publicUrl, Math.floor(position / entriesPerList))
  const index = String(position % entriesPerList)
  return {
    id: `${list}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: index,
    statusListCredential: list,
  }
}

/** Markdown, as the standard requires. */
const narrative = (work: CertifiedTask[]) =>
  work
    .map(({ title, steps, byChecks }) => {
      const approval = (at: number) => (byChecks?.includes(at) ? ' (approved by automatic checks)' : '')
      return [`**${title}**`, ...steps.map((step, at) => `- ${step}${approval(at)}`)].join('\n')
    })
    .join('\n\n')
