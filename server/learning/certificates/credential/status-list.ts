import { randomInt } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { IssuerKey } from './issuer-key.ts'
import { type Document, withProofs } from './proof.ts'

/** How long verifiers may use a list that they have. */
export const listTtlSeconds = 300

/** The minimum of the standard: a verifier that fetches a list doesn't reveal which credential it checks. */
const entriesPerList = 131_072

/** The first position of a list, and of the one after it. */
export const positionsOf = (list: number): [number, number] => [list * entriesPerList, (list + 1) * entriesPerList]

/** `listsUrl`: where the lists are. */
const statusListUrl = (listsUrl: string, list: number) => `${listsUrl}/${list}.json`

/** Where a verifier looks up whether it was revoked (W3C Bitstring Status List). */
export function statusEntry(position: number, listsUrl: string): Document {
  const list = statusListUrl(listsUrl, Math.floor(position / entriesPerList))
  const index = String(position % entriesPerList)
  return {
    id: `${list}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: index,
    statusListCredential: list,
  }
}

type List = { number: number; revoked: number[]; listsUrl: string; at: Date }

/** A signed list with one bit per credential: revoked or not (W3C Bitstring Status List v1.0). */
export function toStatusList({ number, revoked, listsUrl, at }: List, key: IssuerKey): Document {
  const url = statusListUrl(listsUrl, number)
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

/** A list gets half as many credentials as it has places, so that a random place is soon found. */
const credentialsPerList = entriesPerList / 2

/** The list of the next credential. */
export const listAfter = (issued: number): number => Math.floor(issued / credentialsPerList)

/** Random places in a list to try: all of them are taken once in 65,536 times when it is half full. */
export const positionsIn = (list: number): number[] =>
  Array.from({ length: 16 }, () => list * entriesPerList + randomInt(entriesPerList))
