import { createHash } from 'node:crypto'
import { canonicalJson, type Json } from './canonical-json.ts'
import { canonicalRdf } from './canonical-rdf.ts'
import type { IssuerKey } from './issuer-key.ts'
import { multibase } from './multibase.ts'

export type Document = { [key: string]: Json }

/** How each W3C Data Integrity suite canonicalizes a document. */
const canonicalizers = { 'eddsa-rdfc-2022': canonicalRdf, 'eddsa-jcs-2022': canonicalJson }
type Suite = keyof typeof canonicalizers

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Two proofs: Open Badges verifiers check the RDF one; the JSON one can be checked with a few lines of code. */
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
  const canonicalize = canonicalizers[suite]
  // The standard signs the document's context with the proof options.
  const withContext = { '@context': document['@context']!, ...options }
  const signed = Buffer.concat([sha256(canonicalize(withContext)), sha256(canonicalize(document))])
  const published = suite === 'eddsa-jcs-2022' ? withContext : options
  return { ...published, proofValue: multibase(key.sign(signed)) }
}
