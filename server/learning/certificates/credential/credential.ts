import { randomUUID } from 'node:crypto'
import type { CertifiedTask } from '#contract/learning/certificates.ts'
import type { IssuerKey } from './issuer-key.ts'
import { type Document, withProofs } from './proof.ts'

export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
]

/** Bits in one list of revocations: the least the standard allows, so that nobody can tell whose bit was asked for. */
export const entriesPerList = 131_072

export const statusListUrl = (publicUrl: string, list: number) => `${publicUrl}/certificate/status/${list}.json`

export type Certified = {
  id: number
  code: string
  learnerName: string
  courseId: number
  courseTitle: string
  work: CertifiedTask[]
  issuedAt: Date
}
export type School = { name: string; publicUrl: string }

/** The certificate as an Open Badge 3.0, signed. What it says is fixed from then on; whether it was revoked is not. */
export const toCredential = (certified: Certified, school: School, key: IssuerKey): Document =>
  withProofs(unsigned(certified, school, key.did), key, certified.issuedAt)

function unsigned(certified: Certified, { name, publicUrl }: School, did: string): Document {
  return {
    '@context': contexts,
    // Not the certificate's address: the credential must mean the same when the school has moved to another one.
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
        description: `All tasks of the course ${certified.courseTitle}, each step reviewed and approved by a mentor.`,
        criteria: { narrative: narrative(certified.work) },
      },
    },
    credentialStatus: statusOf(certified.id, publicUrl),
  }
}

/** Where a verifier asks whether it was revoked: a bit in a public list, as the W3C's Bitstring Status List has it. */
function statusOf(id: number, publicUrl: string): Document {
  const list = statusListUrl(publicUrl, Math.floor(id / entriesPerList))
  const index = String(id % entriesPerList)
  return {
    id: `${list}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: index,
    statusListCredential: list,
  }
}

/** What was done, as Markdown, which is what the standard asks for. */
const narrative = (work: CertifiedTask[]) =>
  work.map(({ title, steps }) => [`**${title}**`, ...steps.map((step) => `- ${step}`)].join('\n')).join('\n\n')
