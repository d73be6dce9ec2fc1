import { z } from 'zod'
import type { Gateway } from '#server/kit/env.ts'
import { AppError } from '#server/kit/errors.ts'

const Order = z.object({ id: z.string().regex(/^\w{1,64}$/) })

const Acquirer = z.object({
  rrn: z.string().nullish(),
  upi_transaction_id: z.string().nullish(),
  bank_transaction_id: z.string().nullish(),
})

const Payment = z.object({
  id: z.string().regex(/^\w{1,64}$/),
  order_id: z.string().nullish(),
  amount: z.int().positive(),
  currency: z.literal('INR'),
  captured: z.boolean().nullish(),
  amount_refunded: z.int().min(0).nullish(),
  created_at: z.int(),
  acquirer_data: Acquirer.catch({}),
})

/** A payment that the gateway has captured: the money is on its way to the school. */
export type Captured = {
  id: string
  amountPaise: number
  refundedPaise: number
  createdAt: Date
  /** What the bank calls it, if the gateway knows it. */
  references: string[]
}

export const unreachable = () =>
  new AppError('unreachable', 'We can’t reach the payment page. Try again in a minute, or pay by UPI or bank transfer.')

/** Waiting longer would keep a browser or a job busy for nothing: whatever is missed is asked again. */
const defaultTimeoutMs = 8_000

type Keys = Omit<Gateway, 'webhookSecret'>

const authorizationOf = (keyId: string, keySecret: string) =>
  `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

async function request<Schema extends z.ZodType>(
  { url, keyId, keySecret }: Keys,
  path: string,
  schema: Schema,
  { body, timeoutMs = defaultTimeoutMs }: { body?: object; timeoutMs?: number | undefined } = {},
): Promise<z.output<Schema>> {
  const authorization = authorizationOf(keyId, keySecret)
  try {
    const response = await fetch(`${url}/v1/${path}`, {
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`The gateway answered ${response.status}`)
    return schema.parse(await response.json())
  } catch (error) {
    throw Object.assign(unreachable(), { cause: error })
  }
}

type NewOrder = { amountPaise: number; receipt: string }

/** What the gateway makes of a key. */
export type KeyAnswer = 'accepted' | 'refused' | 'unreachable'

export async function tryKeys({ url, keyId, keySecret }: Keys): Promise<KeyAnswer> {
  try {
    const response = await fetch(`${url}/v1/orders?count=1`, {
      headers: { authorization: authorizationOf(keyId, keySecret) },
      redirect: 'error',
      signal: AbortSignal.timeout(defaultTimeoutMs),
    })
    if (response.ok) return 'accepted'
    return response.status === 401 || response.status === 403 ? 'refused' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** Returns the gateway's ID of the order. */
export const createGatewayOrder = async (gateway: Gateway, { amountPaise, receipt }: NewOrder): Promise<string> => {
  const body = { amount: amountPaise, currency: 'INR', receipt, payment_capture: true }
  return (await request(gateway, 'orders', Order, { body })).id
}

/** The captured payments of an order, oldest first. */
export async function capturedPayments(
  gateway: Gateway,
  gatewayOrderId: string,
  timeoutMs?: number,
): Promise<Captured[]> {
  const path = `orders/${encodeURIComponent(gatewayOrderId)}/payments`
  const { items } = await request(gateway, path, z.object({ items: z.array(Payment) }), { timeoutMs })
  return items
    .filter(({ captured, order_id: orderId }) => captured === true && orderId === gatewayOrderId)
    .toSorted((a, b) => a.created_at - b.created_at || a.id.localeCompare(b.id))
    .map(({ acquirer_data: { rrn, upi_transaction_id, bank_transaction_id }, ...payment }) => ({
      id: payment.id,
      amountPaise: payment.amount,
      refundedPaise: payment.amount_refunded ?? 0,
      createdAt: new Date(payment.created_at * 1000),
      references: [rrn, upi_transaction_id, bank_transaction_id].filter((reference) => typeof reference === 'string'),
    }))
}
