import type { Tools } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/http/tokens.ts'

type Signing = Pick<Tools, 'secret' | 'clock'>
type Link = { reader: number; until: number; sig: string }

const validitySeconds = 300

const epochSeconds = (clock: Tools['clock']) => Math.floor(clock().getTime() / 1000)
// Includes the purpose, so that a signature for anything else is not accepted here.
const signedText = ({ reader, until }: Omit<Link, 'sig'>) => `all data of ${reader} until ${until}`

/** A link to the person's own data that works for five minutes. */
export function dataLink({ secret, clock }: Signing, personId: number): string {
  const link = { reader: personId, until: epochSeconds(clock) + validitySeconds }
  return `/my-data/${personId}?until=${link.until}&sig=${sign(secret, signedText(link))}`
}

export const isDataLinkValid = ({ secret, clock }: Signing, { sig, ...link }: Link): boolean =>
  link.until > epochSeconds(clock) && isSignedBy(secret, signedText(link), sig)
