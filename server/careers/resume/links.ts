import type { Tools } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/security/tokens.ts'

export const formats = ['pdf', 'docx'] as const
export type Format = (typeof formats)[number]

type Signing = Pick<Tools, 'secret' | 'clock'>
type Link = { format: Format; until: number; reader: number; sig: string }

/** A link works for at least this long. */
const validitySeconds = 600

const epochSeconds = (clock: Tools['clock']) => Math.floor(clock().getTime() / 1000)
// Starts with "resume of", so that a signature for another purpose does not open a resume.
const signedText = ({ format, until, reader }: Omit<Link, 'sig'>) => `resume of ${reader} as ${format} until ${until}`

/** Opens the person's saved resume for ten to twenty minutes. */
export function resumeLink({ secret, clock }: Signing, reader: number, format: Format): string {
  const until = (Math.floor(epochSeconds(clock) / validitySeconds) + 2) * validitySeconds
  const sig = sign(secret, signedText({ format, until, reader }))
  return `/resumes/${format}?until=${until}&reader=${reader}&sig=${sig}`
}

export const isResumeLinkValid = ({ secret, clock }: Signing, { sig, ...link }: Link): boolean =>
  link.until > epochSeconds(clock) && isSignedBy(secret, signedText(link), sig)
