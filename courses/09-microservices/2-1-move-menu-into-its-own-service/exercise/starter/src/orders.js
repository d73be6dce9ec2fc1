import fastify from 'fastify'

/**
 * POST /orders { id, office, dish }
 *   201 { id, office, dishName, paise }   also for an id that is placed already: the same order
 *   409 { error: 'This dish is sold out' }   404 { error: 'We don’t have this dish' }
 *   503 { error: 'Menu doesn’t answer. Try again' }   no answer within a second, or a status from 500 on
 *   502 { error: 'Menu broke the contract' }          the answer has no dishName (text) or paise (whole number)
 * GET /orders   all placed orders
 */
export function createOrders({ menuUrl }) {
  const app = fastify()
  return app
}
