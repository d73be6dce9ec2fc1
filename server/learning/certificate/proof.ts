import { createHash } from 'node:crypto'
import { canonicalJson, type Json } from './canonical-json.ts'
import type { IssuerKey } from './issuer-key.ts'
import { multibase } from './multibase.ts'

export type Document = { [key: string]: Json }

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Signs a document as the W3C's Data Integrity says, with the suite eddsa-jcs-2022. */
export function withProof(document: Document, key: IssuerKey, created: Date): Document {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: created.toISOString(),
    verificationMethod: key.method,
    proofPurpose: 'assertionMethod',
    '@context': document['@context']!,
  }
  const signed = Buffer.concat([sha256(canonicalJson(options)), sha256(canonicalJson(document))])
  return { ...document, proof: { ...options, proofValue: multibase(key.sign(signed)) } }
}
