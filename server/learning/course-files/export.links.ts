import type { Tools } from '#server/kit/deps.ts'
import type { Actor } from '#server/kit/actor.ts'
import { isSignedBy, sign } from '#server/kit/security/tokens.ts'

type Signing = Pick<Tools, 'secret' | 'clock'>
type Link = { courseId: number; reader: number; session: number; until: number; sig: string }

const validSeconds = 300

const epochSeconds = (clock: Tools['clock']) => Math.floor(clock().getTime() / 1000)
// Names what is signed: a signature made for something else is not valid here.
const signedText = ({ courseId, reader, session, until }: Omit<Link, 'sig'>) =>
  `course ${courseId} as a zip for ${reader} in session ${session} until ${until}`

/** A link to download a course for five minutes, or until its reader signs out. */
export function courseExportLink(
  { secret, clock }: Signing,
  courseId: number,
  reader: Pick<Actor, 'id' | 'sessionId'>,
): string {
  const link = { courseId, reader: reader.id, session: reader.sessionId, until: epochSeconds(clock) + validSeconds }
  const query = new URLSearchParams({
    reader: String(link.reader),
    session: String(link.session),
    until: String(link.until),
    sig: sign(secret, signedText(link)),
  })
  return `/exports/courses/${courseId}.zip?${query.toString()}`
}

export const isCourseLinkValid = ({ secret, clock }: Signing, { sig, ...link }: Link): boolean =>
  link.until > epochSeconds(clock) && isSignedBy(secret, signedText(link), sig)
