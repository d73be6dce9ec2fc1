import type { ExportList } from '#contract/kit/exports.ts'
import type { Deps } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/http/tokens.ts'
import type { Filter } from './exports/kinds.ts'

type Signing = Pick<Deps, 'secret' | 'clock'>
type Link = { list: ExportList; filter: string; reader: number; until: number; sig: string }

/** Seconds: it is followed at once. */
const validity = 300

const epochSeconds = (clock: Deps['clock']) => Math.floor(clock().getTime() / 1000)
// Names what is signed, so that a signature made for anything else does not open it.
const signedText = ({ list, filter, reader, until }: Omit<Link, 'sig'>) =>
  `export of ${list} with ${filter} for ${reader} until ${until}`

/** An address under which an admin may download a list for five minutes. It dies earlier when they are none any more. */
export function exportLink({ secret, clock }: Signing, list: ExportList, filter: Filter, reader: number): string {
  const link = { list, filter: JSON.stringify(filter), reader, until: epochSeconds(clock) + validity }
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
