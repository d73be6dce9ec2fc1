import type { Deps } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/http/tokens.ts'

type Signing = Pick<Deps, 'secret' | 'clock'>
type Link = { paymentId: number; until: number; reader: number; sig: string }

/** Seconds for which a link opens at least. */
const validity = 600

const epochSeconds = (clock: Deps['clock']) => Math.floor(clock().getTime() / 1000)
// Names what is signed, so that a signature made for anything else does not open a receipt.
const signedText = ({ paymentId, until, reader }: Omit<Link, 'sig'>) =>
  `receipt of payment ${paymentId} until ${until} for ${reader}`

/** A number such as KT/26-27/00042 as the name of a file. */
export const receiptFileName = (number: string) => `${number.replace(/[^\w-]+/g, '-')}.pdf`

/**
 * An address under which a reader may download a receipt for ten to twenty minutes. It dies earlier when that person
 * is neither the payer nor an admin any more.
 */
export function receiptLink(
  { secret, clock }: Signing,
  { paymentId, number }: { paymentId: number; number: string },
  readerId: number,
): string {
  const until = (Math.floor(epochSeconds(clock) / validity) + 2) * validity
  const sig = sign(secret, signedText({ paymentId, until, reader: readerId }))
  return `/receipts/${paymentId}/${encodeURIComponent(receiptFileName(number))}?until=${until}&reader=${readerId}&sig=${sig}`
}

export const isReceiptLinkValid = ({ secret, clock }: Signing, { sig, ...link }: Link): boolean =>
  link.until > epochSeconds(clock) && isSignedBy(secret, signedText(link), sig)
