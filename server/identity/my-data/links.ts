import type { Tools } from '#server/kit/deps.ts'
import type { Actor } from '#server/kit/actor.ts'
import { isSignedBy, sign } from '#server/kit/security/tokens.ts'

type Signing = Pick<Tools, 'secret' | 'clock'>
type Link = { reader: number; session: number; until: number; sig: string }

const validitySeconds = 300

const epochSeconds = (clock: Tools['clock']) => Math.floor(clock().getTime() / 1000)
// Includes the purpose, so that a signature for anything else is not accepted here.
const signedText = ({ reader, session, until }: Omit<Link, 'sig'>) =>
  `all data of ${reader} in session ${session} until ${until}`

/** A link to the person's own data that works for five minutes, or until they sign out. */
export function dataLink({ secret, clock }: Signing, { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>): string {
  const link = { reader: id, session: sessionId, until: epochSeconds(clock) + validitySeconds }
  return `/my-data/${id}?session=${sessionId}&until=${link.until}&sig=${sign(secret, signedText(link))}`
}

export const isDataLinkValid = ({ secret, clock }: Signing, { sig, ...link }: Link): boolean =>
  link.until > epochSeconds(clock) && isSignedBy(secret, signedText(link), sig)
