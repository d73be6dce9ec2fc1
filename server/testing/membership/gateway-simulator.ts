import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Gateway } from '#server/kit/env.ts'

const keys = { keyId: 'rzp_test_simulator', keySecret: 'secret-of-the-key', webhookSecret: 'secret-of-the-webhook' }

export const signed = (content: string, secret: string): string =>
  createHmac('sha256', secret).update(content).digest('hex')

type Order = { id: string; amount: number; currency: string; receipt: string }
type Payment = {
  id: string
  order_id: string
  amount: number
  currency: string
  status: 'authorized' | 'captured' | 'failed' | 'refunded'
  captured: boolean
  amount_refunded: number
  created_at: number
  contact: string
  vpa: string
  acquirer_data: { rrn?: string }
}
type Paying = { rupees?: number; rrn?: string; isCaptured?: boolean }
type Webhook = { payload: string; headers: Record<string, string> }

const newId = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`

const isAuthorized = (authorization: string | undefined) =>
  authorization === `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`

/** A server with the calls of Razorpay that we use, and its hosted checkout. Tests decide what is paid. */
export async function startGateway(port = 0) {
  const orders = new Map<string, Order>()
  const payments = new Map<string, Payment>()
  const state = { isDown: false, calls: 0 }

  function pay(orderId: string, { rupees, rrn, isCaptured = true }: Paying = {}): Payment {
    const order = orders.get(orderId)!
    const payment: Payment = {
      id: newId('pay'),
      order_id: orderId,
      amount: rupees === undefined ? order.amount : rupees * 100,
      currency: 'INR',
      status: isCaptured ? 'captured' : 'authorized',
      captured: isCaptured,
      amount_refunded: 0,
      created_at: Math.floor(Date.now() / 1000) + payments.size,
      contact: '+919876543210',
      vpa: 'ravi@ybl',
      acquirer_data: rrn ? { rrn } : {},
    }
    payments.set(payment.id, payment)
    return payment
  }

  /** What the gateway posts to the webhook. */
  function eventOf(payment: Payment, type = 'payment.captured', changes: Partial<Payment> = {}): Webhook {
    const payload = JSON.stringify({ event: type, payload: { payment: { entity: { ...payment, ...changes } } } })
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': newId('evt'),
      'x-razorpay-signature': signed(payload, keys.webhookSecret),
    }
    return { payload, headers }
  }

  /** The form with which the browser comes back. */
  const returnOf = ({ id, order_id: orderId }: Payment): Record<string, string> => ({
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: signed(`${orderId}|${id}`, keys.keySecret),
  })

  function answer(path: string, body: string): object | null {
    if (path === '/v1/orders?count=1') return { entity: 'collection', count: 0, items: [] }
    if (path === '/v1/orders') {
      const order = { ...JSON.parse(body), id: newId('order') } as Order
      orders.set(order.id, order)
      return { ...order, entity: 'order', status: 'created' }
    }
    const [, orderId = ''] = /^\/v1\/orders\/(\w+)\/payments$/.exec(path) ?? []
    if (!orders.has(orderId)) return null
    const items = [...payments.values()].filter((payment) => payment.order_id === orderId)
    return { entity: 'collection', count: items.length, items }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const path = request.url ?? ''
    state.calls += 1
    if (state.isDown) return response.writeHead(503).end()
    const page = pageAt(path, new URLSearchParams(body))
    if (page) return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    if (!isAuthorized(request.headers.authorization)) return response.writeHead(401).end()
    const found = answer(path, body)
    return response.writeHead(found ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(found))
  }

  /** Two pages instead of the gateway's: what to pay, and back. */
  function pageAt(path: string, form: URLSearchParams): string | null {
    const [orderId, callback] = [form.get('order_id') ?? '', form.get('callback_url') ?? '']
    if (path === '/v1/checkout/embedded' && orders.has(orderId)) {
      const rupees = orders.get(orderId)!.amount / 100
      const fields = { order_id: orderId, callback_url: callback }
      const cancel = `<a href="${form.get('cancel_url')}">Cancel</a>`
      return `<title>Test gateway</title><h1>Pay ₹${rupees}</h1>${formOf('/pay', fields, 'Pay now')}${cancel}`
    }
    if (path === '/pay' && orders.has(orderId)) return formOf(callback, returnOf(pay(orderId)), 'Back to the school')
    return null
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config: Gateway = { url, ...keys }
  return { config, orders, pay, eventOf, returnOf, state, close: () => server.close() }
}

const formOf = (action: string, fields: Record<string, string>, label: string) =>
  `<form method="post" action="${action}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')}<button>${label}</button></form>`
