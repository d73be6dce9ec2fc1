import type { Payment } from '#contract/membership/payments.ts'
import type { Db } from '#server/kit/db.ts'
import { invalid, notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads.ts'
import { insertFile } from '#server/site/index.ts'
import { type LinkTo, setScreenshot, toPayment } from './payments.store.ts'

/** The earlier picture, if any, stays stored: what was once handed in is evidence. */
export function attach(
  db: Db,
  personId: number,
  paymentId: number,
  [image]: ReceivedFile[],
  linkTo: LinkTo,
): Promise<Payment> {
  if (!image) throw invalid({ image: 'Choose a picture of the payment' })
  return db.transaction(async (db) => {
    await insertFile(db, image, personId)
    const payment = await setScreenshot(db, personId, paymentId, image.id)
    if (!payment) throw notFound('A pending payment of yours')
    return toPayment(payment, image, linkTo)
  })
}
