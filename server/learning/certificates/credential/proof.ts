import { createHash } from 'node:crypto'
import { canonicalJson, type Json } from './canonical-json.ts'
import { canonicalRdf } from './canonical-rdf.ts'
import type { IssuerKey } from './issuer-key.ts'
import { multibase } from './multibase.ts'

export type Document = { [key: string]: Json }

/** How a document is brought into its one form before it is signed: the suites of the W3C's Data Integrity. */
const suites = { 'eddsa-rdfc-2022': canonicalRdf, 'eddsa-jcs-2022': canonicalJson }
type Suite = keyof typeof suites

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/**
 * Signs a document twice with the same key: once over what it means, which is what Open Badges asks for and its
 * verifiers check, and once over its JSON, which anybody can check with a few lines and no knowledge of linked data.
 */
export const withProofs = (document: Document, key: IssuerKey, created: Date): Document => ({
  ...document,
  proof: [proofOf('eddsa-rdfc-2022', document, key, created), proofOf('eddsa-jcs-2022', document, key, created)],
})

function proofOf(suite: Suite, document: Document, key: IssuerKey, created: Date): Document {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: suite,
    created: created.toISOString(),
    verificationMethod: key.method,
    proofPurpose: 'assertionMethod',
  }
  const toOneForm = suites[suite]
  // The proof is read in the context of the document, so the context is signed with it.
  const meant = { '@context': document['@context']!, ...options }
  const signed = Buffer.concat([sha256(toOneForm(meant)), sha256(toOneForm(document))])
  const shown = suite === 'eddsa-jcs-2022' ? meant : options
  return { ...shown, proofValue: multibase(key.sign(signed)) }
}
