import type { Tools } from '#server/kit/deps.ts'
import type { Actor } from '#server/kit/actor.ts'
import { isSignedBy, sign } from '#server/kit/security/tokens.ts'

type Signing = Pick<Tools, 'secret' | 'clock'>
type Signed = { path: string; reader: number; session: number; until: number }

const validSeconds = 300

const epochSeconds = (clock: Tools['clock']) => Math.floor(clock().getTime() / 1000)
// Includes its purpose, so that a signature for something else doesn't open it.
const signedText = ({ path, reader, session, until }: Signed) =>
  `accounting file ${path} for ${reader} in session ${session} until ${until}`

/** A link to a file of the accounts for five minutes, or until its reader signs out. */
export function accountingLink({ secret, clock }: Signing, path: string, reader: Pick<Actor, 'id' | 'sessionId'>) {
  const signed = { path, reader: reader.id, session: reader.sessionId, until: epochSeconds(clock) + validSeconds }
  const query = new URLSearchParams({
    reader: String(signed.reader),
    session: String(signed.session),
    until: String(signed.until),
    sig: sign(secret, signedText(signed)),
  })
  return `${path}?${query.toString()}`
}

export const isAccountingLinkValid = ({ secret, clock }: Signing, { sig, ...signed }: Signed & { sig: string }) =>
  signed.until > epochSeconds(clock) && isSignedBy(secret, signedText(signed), sig)
