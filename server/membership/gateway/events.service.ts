import { z } from 'zod'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, invalid } from '#server/kit/errors.ts'
import { askAbout } from './asking.service.ts'
import { requireGateway } from './current.service.ts'
import { askLater } from './queue.ts'
import { isSigned } from './rules.ts'
import { insertEvent, orderByGatewayId, setReturned } from './store.ts'

const orderId = z.string().max(64)
const Event = z.object({
  event: z.string().max(100),
  payload: z
    .object({
      payment: z.object({ entity: z.object({ order_id: orderId.nullish() }) }).optional(),
      order: z.object({ entity: z.object({ id: orderId }) }).optional(),
    })
    .optional(),
})

type Received = { body: Buffer; id: unknown; signature: unknown }

/** Stores an event, once, and queues the question about its order. Nothing else in it is read. */
export async function receiveEvent(db: Db, tools: Tools, { body, id, signature }: Received): Promise<void> {
  const { webhookSecret } = await requireGateway(db, tools)
  if (!isSigned(body, webhookSecret, signature)) throw new AppError('not_signed_in', 'The signature isn’t valid')
  if (typeof id !== 'string' || !/^[\w-]{1,100}$/.test(id)) throw invalid({ 'X-Razorpay-Event-Id': 'Send an event ID' })
  const { event, payload } = parseEvent(body)
  const gatewayOrderId = payload?.payment?.entity.order_id ?? payload?.order?.entity.id ?? null
  await db.transaction(async (db) => {
    const isNew = await insertEvent(db, { id, type: event, gatewayOrderId, receivedAt: tools.clock() })
    if (isNew && gatewayOrderId) await askLater(db, tools, gatewayOrderId)
  })
}

function parseEvent(body: Buffer): z.infer<typeof Event> {
  try {
    return Event.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw invalid({ form: 'This isn’t an event' })
  }
}

type Form = Record<string, unknown>

/** A visitor is waiting, and the job asks again. */
const returnTimeoutMs = 3_000

/**
 * For a browser that comes back from the gateway. The signature proves that a payment of this order exists; what was
 * paid, the gateway says.
 */
export async function receiveReturn(db: Db, tools: Tools, form: Form): Promise<'received' | 'confirming' | 'failed'> {
  const { keySecret } = await requireGateway(db, tools)
  const { razorpay_order_id: id, razorpay_payment_id: paymentId, razorpay_signature: signature } = form
  if (typeof id !== 'string' || typeof paymentId !== 'string') return 'failed'
  if (!isSigned(`${id}|${paymentId}`, keySecret, signature)) return 'failed'
  const order = await orderByGatewayId(db, id)
  if (!order) return 'failed'
  await setReturned(db, order.id, tools.clock())
  try {
    await askAbout(db, tools, id, returnTimeoutMs)
  } catch {
    await askLater(db, tools, id)
  }
  return (await orderByGatewayId(db, id))?.state === 'paid' ? 'received' : 'confirming'
}
