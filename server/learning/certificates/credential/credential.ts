import { randomUUID } from 'node:crypto'
import { type CertifiedTask, describeApprovals } from '#contract/learning/certificates.ts'
import type { IssuerKey } from './issuer-key.ts'
import { type Document, withProofs } from './proof.ts'
import { statusEntry } from './status-list.ts'

export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
]

/** Where the status lists of certificates are. */
export const certificateLists = '/certificate/status'

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
    credentialStatus: statusEntry(certified.statusPosition, `${publicUrl}${certificateLists}`),
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
