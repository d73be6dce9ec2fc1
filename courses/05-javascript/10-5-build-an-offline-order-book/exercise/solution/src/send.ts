import type { Order } from './order-book.ts'

export async function send(order: Order): Promise<void> {
  const response = await fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': order.key },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`the server answered ${response.status}`)
}
