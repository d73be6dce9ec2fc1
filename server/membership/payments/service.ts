import type { Payment } from '#contract/membership/payments.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid, notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertFile, readSettings, signedFileUrl } from '#server/site/index.ts'
import { transferUsed } from './rules.ts'
import {
  insertPayment,
  isReportedByOthers,
  type NewPayment,
  paymentView,
  setScreenshot,
  toPayment,
  type View,
} from './store.ts'
import type { PaymentRow } from '../tables.ts'
import { receiptLink } from '../receipts/links.ts'

export async function viewFor(db: Db, tools: Tools, readerId: number): Promise<View> {
  const { plans } = await readSettings(db)
  return {
    readerId,
    plans,
    linkToScreenshot: (file) => signedFileUrl(tools, file, readerId),
    linkToReceipt: (receipt) => receiptLink(tools, receipt, readerId),
  }
}

/**
 * Records a reported transfer, or returns null if it is pending or verified already. Only the first person who reported
 * a transfer may report it again after a rejection; otherwise someone who saw the reference could take it over.
 */
export async function recordTransfer(db: Db, payment: NewPayment): Promise<PaymentRow | null> {
  const recorded = await insertPayment(db, payment)
  if (recorded && (await isReportedByOthers(db, recorded))) throw transferUsed()
  return recorded
}

type Attachment = { personId: number; paymentId: number; files: ReceivedFile[] }

/** An earlier screenshot stays stored as evidence. */
export async function attachScreenshot(
  db: Db,
  tools: Tools,
  { personId, paymentId, files: [image] }: Attachment,
): Promise<Payment> {
  if (!image) throw invalid({ image: 'Choose a screenshot of the payment' })
  const view = await viewFor(db, tools, personId)
  return db.transaction(async (db) => {
    await insertFile(db, image, personId)
    const payment = await setScreenshot(db, personId, paymentId, image.id)
    if (!payment) throw notFound('This pending payment')
    return toPayment(await paymentView(db, payment.id), view)
  })
}
