import { gzipSync } from 'node:zlib'
import { entriesPerList, statusListUrl } from './credential.ts'
import type { IssuerKey } from './issuer-key.ts'
import { type Document, withProofs } from './proof.ts'

type List = { number: number; revokedIds: number[]; publicUrl: string; at: Date }

/** The list in which a certificate's bit says whether it was revoked, signed: Bitstring Status List v1.0 of the W3C. */
export function toStatusList({ number, revokedIds, publicUrl, at }: List, key: IssuerKey): Document {
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
      encodedList: encoded(revokedIds),
    },
  }
  return withProofs(list, key, at)
}

/** Bit 0 is the leftmost one; `u` says that base64url follows. */
function encoded(revokedIds: number[]): string {
  const bits = Buffer.alloc(entriesPerList / 8)
  for (const id of revokedIds) {
    const index = id % entriesPerList
    bits[index >> 3]! |= 0x80 >> (index & 7)
  }
  return `u${gzipSync(bits).toString('base64url')}`
}
