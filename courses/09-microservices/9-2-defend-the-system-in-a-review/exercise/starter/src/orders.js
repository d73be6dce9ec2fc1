import fastify from 'fastify'
import { createMenuClient } from './menu-client.js'

/**
 * The front door has signed the office in and names it in the header x-office. Without it: 401 { error }.
 *
 * POST /orders { dish }, header idempotency-key   400 { error } without a key or a dish
 *   201 { id, dish, status: 'placed', paise }
 *   409 { id, dish, status: 'refused', reason }
 *   202 { id, dish, status: 'unknown' }           Menu gave no clear answer: the office asks again, with the same key
 *   The same key of the same office is the same order, with the same answer. An unknown one is asked again.
 * GET /orders       the office's own orders, the oldest first: [{ id, dish, status, paise, reason }, …]
 * GET /orders/:id   one of them; 404 { error } for all others
 * POST /orders/relay   one round: brings what waits in the outbox to the kitchen. Returns { sent, confirmed }
 *   POST {kitchenUrl}/messages { id, order, dish }; status 200 confirms it
 */
export function createOrders({ db, menuUrl, kitchenUrl }) {
  const app = fastify()
  const menu = createMenuClient({ url: menuUrl })
  return app
}
