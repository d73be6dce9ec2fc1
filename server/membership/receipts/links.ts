import { z } from 'zod'
import type { Tools } from '#server/kit/deps.ts'
import { LinkNumber, linkTo } from '#server/kit/http/signed-links.ts'

type Signing = Pick<Tools, 'secret' | 'clock'>

const common = { seconds: 600, isSteady: true }
/** The name says which receipt of the payment: a cancelled one has a number of its own. */
export const receiptFile = {
  path: '/receipts/:id/:name',
  fields: { id: LinkNumber, name: z.string(), reader: LinkNumber },
  ...common,
}
export const creditNoteFile = {
  path: '/credit-notes/:id/:name',
  fields: { id: LinkNumber, reader: LinkNumber },
  ...common,
}

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
