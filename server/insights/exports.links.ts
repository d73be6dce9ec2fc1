import type { ExportList } from '#contract/kit/exports.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { Actor } from '#server/kit/actor.ts'
import { isSignedBy, sign } from '#server/kit/security/tokens.ts'
import type { Filter } from './exports/kinds.ts'

type Signing = Pick<Tools, 'secret' | 'clock'>
type Link = { list: ExportList; filter: string; reader: number; session: number; until: number; sig: string }

const validSeconds = 300

const epochSeconds = (clock: Tools['clock']) => Math.floor(clock().getTime() / 1000)
// Says what is signed, so that no other signature of ours fits.
const signedText = ({ list, filter, reader, session, until }: Omit<Link, 'sig'>) =>
  `export of ${list} with ${filter} for ${reader} in session ${session} until ${until}`

type Reader = Pick<Actor, 'id' | 'sessionId'>

/** A link to download a list for five minutes, or until its reader signs out. */
export function exportLink({ secret, clock }: Signing, list: ExportList, filter: Filter, reader: Reader): string {
  const until = epochSeconds(clock) + validSeconds
  const link = { list, filter: JSON.stringify(filter), reader: reader.id, session: reader.sessionId, until }
  const query = new URLSearchParams({
    filter: link.filter,
    reader: String(link.reader),
    session: String(link.session),
    until: String(link.until),
    sig: sign(secret, signedText(link)),
  })
  return `/exports/${list}.csv?${query.toString()}`
}

export const isExportLinkValid = ({ secret, clock }: Signing, { sig, ...link }: Link): boolean =>
  link.until > epochSeconds(clock) && isSignedBy(secret, signedText(link), sig)
