import type { Tools } from '#server/kit/deps.ts'
import { LinkNumber, linkTo } from '#server/kit/http/signed-links.ts'

type Signing = Pick<Tools, 'secret' | 'clock'>

const common = { fields: { id: LinkNumber, reader: LinkNumber }, seconds: 600, isSteady: true }
export const receiptFile = { path: '/receipts/:id/:name', ...common }
export const creditNoteFile = { path: '/credit-notes/:id/:name', ...common }

/** KT/26-27/000042 as KT-26-27-000042.pdf. */
export const receiptFileName = (number: string) => `${number.replace(/[^\w-]+/g, '-')}.pdf`

/** Valid for 10 to 20 minutes, while the reader is the payer or an admin. */
export const receiptLink = (
  signing: Signing,
  { paymentId, number }: { paymentId: number; number: string },
  reader: number,
): string => linkTo(signing, receiptFile, { id: paymentId, name: receiptFileName(number), reader })

export const creditNoteLink = (
  signing: Signing,
  { refundId, number }: { refundId: number; number: string },
  reader: number,
): string => linkTo(signing, creditNoteFile, { id: refundId, name: receiptFileName(number), reader })
