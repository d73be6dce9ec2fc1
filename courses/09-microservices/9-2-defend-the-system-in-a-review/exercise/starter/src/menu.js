import fastify from 'fastify'

/**
 * PUT /dishes/:dish/portions/:order   200 { dishName, paise }: the order has a portion, also when it asks again
 *                                     409 { reason: 'sold-out' }   404 { reason: 'unknown-dish' }
 * GET /dishes                         [{ dish, left }, …], sorted by dish
 */
export function createMenu({ db }) {
  const app = fastify()
  return app
}
