import type { Tools } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/security/tokens.ts'

type Signer = Pick<Tools, 'secret'>

const calendarText = (sessionId: number, personId: number) => `weekend session ${sessionId} of ${personId}`

/** The calendar file of one session for a person with a seat. */
export const calendarPath = ({ secret }: Signer, sessionId: number, personId: number): string =>
  `/weekend-sessions/${sessionId}/${personId}.${sign(secret, calendarText(sessionId, personId))}.ics`

export const isCalendarLink = ({ secret }: Signer, sessionId: number, personId: number, signature: string): boolean =>
  isSignedBy(secret, calendarText(sessionId, personId), signature)

const feedText = (personId: number, version: number) => `weekend session feed ${version} of ${personId}`

/** The private address of a person's calendar feed. A new version ends the address before. */
export const feedPath = ({ secret }: Signer, personId: number, version: number): string =>
  `/weekend-sessions/feed/${personId}.${sign(secret, feedText(personId, version))}.ics`

export const isFeedLink = ({ secret }: Signer, personId: number, version: number, signature: string): boolean =>
  isSignedBy(secret, feedText(personId, version), signature)
