import type { Deps } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/tokens.ts'

type Signing = Pick<Deps, 'secret' | 'clock'>

/** Seconds for which a link opens at least. */
const validity = 600

// Names what is signed, so that a signature made for anything else does not open a file.
const signedText = (id: string, until: number) => `file ${id} until ${until}`
const epochSeconds = (clock: Deps['clock']) => Math.floor(clock().getTime() / 1000)

/**
 * An address under which whoever holds it may read the file for ten to twenty minutes. It changes only every ten
 * minutes, so that a browser that just fetched the file finds it in its cache.
 */
export function signedFileUrl({ secret, clock }: Signing, { id, name }: { id: string; name: string }): string {
  const until = (Math.floor(epochSeconds(clock) / validity) + 2) * validity
  return `/files/${id}/${encodeURIComponent(name)}?until=${until}&sig=${sign(secret, signedText(id, until))}`
}

type Link = { id: string; until: number; sig: string }

export const isLinkValid = ({ secret, clock }: Signing, { id, until, sig }: Link): boolean =>
  until > epochSeconds(clock) && isSignedBy(secret, signedText(id, until), sig)
