import type { Payment } from '#contract/membership/payments.ts'
import type { Deps } from '#server/kit/deps.ts'
import { invalid, notFound } from '#server/kit/http/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertFile, readSettings, signedFileUrl } from '#server/site/index.ts'
import { setScreenshot, toPayment, type View } from './store.ts'
import { receiptLink } from '../receipts/links.ts'

export async function viewFor(deps: Deps, readerId: number): Promise<View> {
  const { plans } = await readSettings(deps.db)
  return {
    plans,
    linkToScreenshot: (file) => signedFileUrl(deps, file),
    linkToReceipt: (receipt) => receiptLink(deps, receipt, readerId),
  }
}

/** The earlier picture, if any, stays stored: what was once handed in is evidence. */
export async function attach(
  deps: Deps,
  personId: number,
  paymentId: number,
  [image]: ReceivedFile[],
): Promise<Payment> {
  if (!image) throw invalid({ image: 'Choose a picture of the payment' })
  const view = await viewFor(deps, personId)
  return deps.db.transaction(async (db) => {
    await insertFile(db, image, personId)
    const payment = await setScreenshot(db, personId, paymentId, image.id)
    if (!payment) throw notFound('A pending payment of yours')
    return toPayment({ payment, screenshot: image, receipt: null }, view)
  })
}
