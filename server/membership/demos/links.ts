import type { Tools } from '#server/kit/deps.ts'
import { idOfSigned, signedId } from '#server/kit/security/tokens.ts'

type Signing = Pick<Tools, 'secret'>

const what = 'demo booking'

/** Lets the visitor who booked move or cancel the demo; they have no account. */
export const bookingToken = ({ secret }: Signing, bookingId: number): string => signedId(secret, what, bookingId)

/** The number of the booking, or null for a token that isn't ours. */
export const bookingOfToken = ({ secret }: Signing, token: string): number | null => idOfSigned(secret, what, token)

export const bookingLinks = (signing: Signing, bookingId: number) => {
  const bookingPath = `/5day-demo/booking/${bookingToken(signing, bookingId)}`
  return { bookingPath, calendarPath: `${bookingPath}/calendar.ics` }
}
