import { z } from 'zod'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import type { App } from '#server/kit/http/serve.ts'
import { linkReader } from '#server/site/index.ts'
import { receiptOf } from './files.store.ts'
import { isReceiptLinkValid, receiptFileName } from './links.ts'
import { receiptTask } from './pdf-task.ts'

const Digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
// The file name isn't checked; the payment ID and the signature are.
const Link = z.object({ paymentId: Digits, until: Digits, reader: Digits, sig: z.string() })

/** This allows downloading a year of receipts one by one. */
const limit = { times: 60, seconds: 60 }

/** A signed link works while its reader is the payer or an admin. */
export function receiptFileRoutes(app: App) {
  const { env, db, workers } = app.deps

  app.get('/receipts/:paymentId/:name', { config: { isDocument: true } }, async (request, reply) => {
    const link = Link.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!link.success || !isReceiptLinkValid(app.deps, link.data)) throw notFound('This receipt')
    const { paymentId, reader } = link.data
    await enforceRateLimit(db, `receipts person ${reader}`, {
      ...limit,
      times: Math.ceil(limit.times * env.rateLimitFactor),
    })
    const receipt = await receiptOf(db, paymentId)
    if (!receipt || !(await mayRead(db, reader, receipt.payerId))) throw notFound('This receipt')
    app.awaitWorker(request.raw)
    const pdf = await workers.render(receiptTask, [receipt])
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${receiptFileName(receipt.number)}"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(pdf)
  })
}

async function mayRead(db: Db, readerId: number, payerId: number): Promise<boolean> {
  const reader = await linkReader(db, readerId)
  return reader !== null && (reader.id === payerId || reader.role === 'admin')
}
