import fastify from 'fastify'

/**
 * POST /orders/:id           begins the saga once, plays it, and answers { id, state }
 * GET /orders/:id            { id, state, history: ['started', 'paid', …] }; 404 { error } for an unknown order
 * GET /orders/open           [{ id, state }, …] that aren't final, the oldest first
 * POST /orders/recover       continues all open ones; { open: 2 }, those that are still open afterwards
 * POST /orders/:id/settle { by, note }
 *   A person has settled a case that needs help: does the action `person` with its key, and cancels the order.
 *   200 { id, state }; 400 { error } without by or note; 409 { error } in any other state
 */
export function createOrders({ db, services }) {
  const app = fastify()
  return app
}
