import type { Deps } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/security/tokens.ts'

type Signing = Pick<Deps, 'secret' | 'clock'>

/** Seconds for which a link opens at least. */
const validity = 600

// Names what is signed, so that a signature made for anything else does not open a file.
const signedText = ({ id, until, reader }: Omit<Link, 'sig'>) => `file ${id} until ${until} for ${reader}`
const epochSeconds = (clock: Deps['clock']) => Math.floor(clock().getTime() / 1000)

/**
 * Opens the file for ten to twenty minutes, or until its reader may no longer read the file. It changes only every ten
 * minutes, so that a browser that just fetched the file finds it in its cache.
 */
export function signedFileUrl({ secret, clock }: Signing, file: { id: string; name: string }, reader: number): string {
  const until = (Math.floor(epochSeconds(clock) / validity) + 2) * validity
  const sig = sign(secret, signedText({ id: file.id, until, reader }))
  return `/files/${file.id}/${encodeURIComponent(file.name)}?until=${until}&reader=${reader}&sig=${sig}`
}

type Link = { id: string; until: number; reader: number; sig: string }

export const isLinkValid = ({ secret, clock }: Signing, { sig, ...link }: Link): boolean =>
  link.until > epochSeconds(clock) && isSignedBy(secret, signedText(link), sig)
