import type { Tools } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/http/tokens.ts'

type Signing = Pick<Tools, 'secret'>

const signedText = (bookingId: number) => `demo booking ${bookingId}`

/** Lets the visitor who booked move or cancel the demo; they have no account. */
export const bookingToken = ({ secret }: Signing, bookingId: number): string =>
  `${bookingId}.${sign(secret, signedText(bookingId))}`

/** The number of the booking, or null for a token that isn't ours. */
export function bookingOfToken({ secret }: Signing, token: string): number | null {
  const [, id, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signature === undefined) return null
  return isSignedBy(secret, signedText(Number(id)), signature) ? Number(id) : null
}

export const bookingLinks = (signing: Signing, bookingId: number) => {
  const bookingPath = `/5day-demo/booking/${bookingToken(signing, bookingId)}`
  return { bookingPath, calendarPath: `${bookingPath}/calendar.ics` }
}
