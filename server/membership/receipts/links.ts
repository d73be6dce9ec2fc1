import type { Tools } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/http/tokens.ts'

type Signing = Pick<Tools, 'secret' | 'clock'>
type Link = { paymentId: number; until: number; reader: number; sig: string }

const validSeconds = 600

const epochSeconds = (clock: Tools['clock']) => Math.floor(clock().getTime() / 1000)
// Includes its purpose, so that a signature for something else doesn't open a receipt.
const signedText = ({ paymentId, until, reader }: Omit<Link, 'sig'>) =>
  `receipt of payment ${paymentId} until ${until} for ${reader}`

/** KT/26-27/000042 as KT-26-27-000042.pdf. */
export const receiptFileName = (number: string) => `${number.replace(/[^\w-]+/g, '-')}.pdf`

/** Valid for 10 to 20 minutes, while the reader is the payer or an admin. */
export function receiptLink(
  { secret, clock }: Signing,
  { paymentId, number }: { paymentId: number; number: string },
  readerId: number,
): string {
  const until = (Math.floor(epochSeconds(clock) / validSeconds) + 2) * validSeconds
  const sig = sign(secret, signedText({ paymentId, until, reader: readerId }))
  return `/receipts/${paymentId}/${encodeURIComponent(receiptFileName(number))}?until=${until}&reader=${readerId}&sig=${sig}`
}

export const isReceiptLinkValid = ({ secret, clock }: Signing, { sig, ...link }: Link): boolean =>
  link.until > epochSeconds(clock) && isSignedBy(secret, signedText(link), sig)
