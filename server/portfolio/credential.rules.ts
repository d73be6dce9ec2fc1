import { randomUUID } from 'node:crypto'
import { isProven, type PortfolioView, type ShownWork } from '#contract/portfolio/view.ts'
import {
  contexts,
  type Document,
  type IssuerKey,
  type School,
  statusEntry,
  withProofs,
} from '#server/learning/index.ts'
import { describePlace, describeProof } from './describe.rules.ts'
import type { PortfolioLinkRow } from './tables.ts'

/** Where the status lists of portfolios are. */
export const portfolioLists = '/portfolio/status'

type Source = {
  school: School
  link: Pick<PortfolioLinkRow, 'expiresAt' | 'statusPosition'>
  at: Date
}

/**
 * The proven work as a signed Open Badge 3.0: what it was when it was downloaded, valid as long as the link. Null if the
 * portfolio has none, because we sign nothing that only the learner says.
 */
export function toPortfolioCredential(view: PortfolioView, source: Source, key: IssuerKey): Document | null {
  const proven = view.items.filter(isProven)
  return proven.length === 0 ? null : withProofs(unsigned(view, proven, source, key.did), key, source.at)
}

function unsigned(
  { shownName }: PortfolioView,
  proven: ShownWork[],
  { school, link, at }: Source,
  did: string,
): Document {
  const { name, publicUrl } = school
  const title = `Portfolio of ${shownName}`
  const id = `urn:uuid:${randomUUID()}`
  return {
    '@context': contexts,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: did, type: ['Profile'], name, url: publicUrl },
    validFrom: at.toISOString(),
    validUntil: link.expiresAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      name: shownName,
      identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: shownName, hashed: false }],
      achievement: {
        id: `${id}#achievement`,
        type: ['Achievement'],
        achievementType: 'Achievement',
        name: title,
        description: `Work at ${name} that was approved, certificates and sessions. ${shownName} chose it.`,
        criteria: { narrative: criteria },
      },
    },
    evidence: proven.map((work, index) => toEvidence(work, `${id}#evidence-${index + 1}`)),
    credentialStatus: statusEntry(link.statusPosition, `${publicUrl}${portfolioLists}`),
  }
}

const criteria = `Each step and project was approved by a mentor or by automatic checks. The hash of a piece of work is the SHA-256 of the lines that \`sha256sum\` prints for its text, as standard input, and then for its files in the order of their paths.`

/** With an id, because two pieces of work may say the same. */
const toEvidence = (work: ShownWork, id: string): Document => ({
  id,
  type: ['Evidence'],
  name: work.title,
  description: [describePlace(work), describeProof(work)].filter(Boolean).join('. '),
  narrative: work.contentHash ? `SHA-256 of the approved work: ${work.contentHash}` : describeProof(work),
})
