import { gzipSync } from 'node:zlib'
import { entriesPerList, statusListUrl } from './credential.ts'
import type { IssuerKey } from './issuer-key.ts'
import { type Document, withProofs } from './proof.ts'

/** How long verifiers may use a list that they have. */
export const listTtlSeconds = 300

type List = { number: number; revoked: number[]; publicUrl: string; at: Date }

/** A signed list with one bit per certificate: revoked or not (W3C Bitstring Status List v1.0). */
export function toStatusList({ number, revoked, publicUrl, at }: List, key: IssuerKey): Document {
  const url = statusListUrl(publicUrl, number)
  const list = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: key.did,
    validFrom: at.toISOString(),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: listTtlSeconds * 1000,
      encodedList: encodeBits(revoked),
    },
  }
  return withProofs(list, key, at)
}

/** Bit 0 is the leftmost; the prefix `u` marks base64url. */
function encodeBits(positions: number[]): string {
  const bits = Buffer.alloc(entriesPerList / 8)
  for (const position of positions) {
    const index = position % entriesPerList
    bits[index >> 3]! |= 0x80 >> (index & 7)
  }
  return `u${gzipSync(bits).toString('base64url')}`
}
