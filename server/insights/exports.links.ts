import type { ExportList } from '#contract/kit/exports.ts'
import type { Tools } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/http/tokens.ts'
import type { Filter } from './exports/kinds.ts'

type Signing = Pick<Tools, 'secret' | 'clock'>
type Link = { list: ExportList; filter: string; reader: number; until: number; sig: string }

const validSeconds = 300

const epochSeconds = (clock: Tools['clock']) => Math.floor(clock().getTime() / 1000)
// Says what is signed, so that no other signature of ours fits.
const signedText = ({ list, filter, reader, until }: Omit<Link, 'sig'>) =>
  `export of ${list} with ${filter} for ${reader} until ${until}`

/** A link to download a list for five minutes. */
export function exportLink({ secret, clock }: Signing, list: ExportList, filter: Filter, reader: number): string {
  const link = { list, filter: JSON.stringify(filter), reader, until: epochSeconds(clock) + validSeconds }
  const query = new URLSearchParams({
    filter: link.filter,
    reader: String(reader),
    until: String(link.until),
    sig: sign(secret, signedText(link)),
  })
  return `/exports/${list}.csv?${query.toString()}`
}

export const isExportLinkValid = ({ secret, clock }: Signing, { sig, ...link }: Link): boolean =>
  link.until > epochSeconds(clock) && isSignedBy(secret, signedText(link), sig)
