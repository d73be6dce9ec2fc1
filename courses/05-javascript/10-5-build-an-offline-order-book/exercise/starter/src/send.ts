import type { Order } from './order-book.ts'

/**
 * POST /api/orders with the order as JSON and its key in the header `idempotency-key`.
 * Resolves when the server has confirmed it (status 200 or 201), and throws in every other case.
 */
export async function send(order: Order): Promise<void> {
  throw new Error('not written yet')
}
