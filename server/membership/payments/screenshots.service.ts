import { mayUse } from '#contract/kit/access.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import type { LinkReader } from '#server/site/index.ts'
import { paymentOfScreenshot } from './store.ts'

/** Far more than anyone who verifies payments opens by hand. */
const limit = { times: 300, seconds: 3600 }

/** Only the payer and who may see payments. Null if the file is not a payment's screenshot. */
export async function mayReadScreenshot(db: Db, reader: LinkReader, fileId: string): Promise<boolean | null> {
  const payment = await paymentOfScreenshot(db, fileId)
  return payment && (payment.payerId === reader.id || mayUse(reader, 'payments:see'))
}

/** Screenshots show bank details, so the audit log says who opened which. */
export async function recordScreenshotOpened(
  db: Db,
  { env }: Pick<Tools, 'env'>,
  reader: LinkReader,
  fileId: string,
): Promise<void> {
  const payment = await paymentOfScreenshot(db, fileId)
  if (!payment || payment.payerId === reader.id) return
  const times = Math.ceil(limit.times * env.rateLimitFactor)
  await enforceRateLimit(db, `payment screenshots person ${reader.id}`, { ...limit, times })
  await audit(db, { actorId: reader.id, action: 'payment screenshot opened', subject: `payment ${payment.id}` })
}
