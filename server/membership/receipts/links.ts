import type { Tools } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/security/tokens.ts'

type Signing = Pick<Tools, 'secret' | 'clock'>
type Sheet = 'receipt' | 'credit note'
type Signed = { id: number; until: number; reader: number }

const validSeconds = 600

const epochSeconds = (clock: Tools['clock']) => Math.floor(clock().getTime() / 1000)
// Includes its purpose, so that a signature for something else doesn't open a receipt.
const signedText = (sheet: Sheet, { id, until, reader }: Signed) =>
  `${sheet} of ${sheet === 'receipt' ? 'payment' : 'refund'} ${id} until ${until} for ${reader}`

/** KT/26-27/000042 as KT-26-27-000042.pdf. */
export const receiptFileName = (number: string) => `${number.replace(/[^\w-]+/g, '-')}.pdf`

/** Valid for 10 to 20 minutes, while the reader is the payer or an admin. */
export const receiptLink = (
  signing: Signing,
  { paymentId, number }: { paymentId: number; number: string },
  readerId: number,
): string => link(signing, 'receipt', { id: paymentId, number, reader: readerId })

export const creditNoteLink = (
  signing: Signing,
  { refundId, number }: { refundId: number; number: string },
  readerId: number,
): string => link(signing, 'credit note', { id: refundId, number, reader: readerId })

type Target = { id: number; number: string; reader: number }

function link({ secret, clock }: Signing, sheet: Sheet, { id, number, reader }: Target): string {
  const until = (Math.floor(epochSeconds(clock) / validSeconds) + 2) * validSeconds
  const sig = sign(secret, signedText(sheet, { id, until, reader }))
  const folder = sheet === 'receipt' ? 'receipts' : 'credit-notes'
  return `/${folder}/${id}/${encodeURIComponent(receiptFileName(number))}?until=${until}&reader=${reader}&sig=${sig}`
}

export const isLinkValid = ({ secret, clock }: Signing, sheet: Sheet, { sig, ...signed }: Signed & { sig: string }) =>
  signed.until > epochSeconds(clock) && isSignedBy(secret, signedText(sheet, signed), sig)
