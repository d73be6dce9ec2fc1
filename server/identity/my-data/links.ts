import type { Deps } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/http/tokens.ts'

type Signing = Pick<Deps, 'secret' | 'clock'>
type Link = { reader: number; until: number; sig: string }

/** Seconds: it is followed at once, and holds everything. */
const validity = 300

const epochSeconds = (clock: Deps['clock']) => Math.floor(clock().getTime() / 1000)
// Names what is signed, so that a signature made for anything else does not open it.
const signedText = ({ reader, until }: Omit<Link, 'sig'>) => `all data of ${reader} until ${until}`

/** An address under which a person may download everything about them for five minutes. It dies with the account. */
export function dataLink({ secret, clock }: Signing, personId: number): string {
  const link = { reader: personId, until: epochSeconds(clock) + validity }
  return `/my-data/${personId}?until=${link.until}&sig=${sign(secret, signedText(link))}`
}

export const isDataLinkValid = ({ secret, clock }: Signing, { sig, ...link }: Link): boolean =>
  link.until > epochSeconds(clock) && isSignedBy(secret, signedText(link), sig)
