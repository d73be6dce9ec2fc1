import { randomInt } from 'node:crypto'
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

/** A list gets half as many certificates as it has places, so that a random place is soon found. */
const certificatesPerList = entriesPerList / 2

/** The list of the next certificate. */
export const listAfter = (issued: number): number => Math.floor(issued / certificatesPerList)

/** Random places in a list to try: all of them are taken once in 65,536 times when it is half full. */
export const positionsIn = (list: number): number[] =>
  Array.from({ length: 16 }, () => list * entriesPerList + randomInt(entriesPerList))
