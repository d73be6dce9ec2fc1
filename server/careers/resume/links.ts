import type { Deps } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/http/tokens.ts'

export const formats = ['pdf', 'docx'] as const
export type Format = (typeof formats)[number]

type Signing = Pick<Deps, 'secret' | 'clock'>
type Link = { format: Format; until: number; reader: number; sig: string }

/** Seconds for which a link opens at least. */
const validity = 600

const epochSeconds = (clock: Deps['clock']) => Math.floor(clock().getTime() / 1000)
// Names what is signed, so that a signature made for anything else opens no resume.
const signedText = ({ format, until, reader }: Omit<Link, 'sig'>) => `resume of ${reader} as ${format} until ${until}`

/** An address under which a person may download their own resume, as it was saved last, for ten to twenty minutes. */
export function resumeLink({ secret, clock }: Signing, reader: number, format: Format): string {
  const until = (Math.floor(epochSeconds(clock) / validity) + 2) * validity
  const sig = sign(secret, signedText({ format, until, reader }))
  return `/resumes/${format}?until=${until}&reader=${reader}&sig=${sig}`
}

export const isResumeLinkValid = ({ secret, clock }: Signing, { sig, ...link }: Link): boolean =>
  link.until > epochSeconds(clock) && isSignedBy(secret, signedText(link), sig)
