import fastify from 'fastify'

/**
 * PUT /dishes/:dish/portions/:order
 *   200 { dishName, paise, left }    the order has a portion; the same request again is the same portion
 *   409 { reason: 'sold-out' }
 *   404 { reason: 'unknown-dish' }
 * Any other path: 404 { reason: 'no-such-path' }
 *
 * dishes: { thali: { name: 'Veg thali', paise: 12000, left: 40 }, … }. It belongs to the caller: work with a copy.
 */
export function createMenu({ dishes }) {
  const app = fastify()
  return app
}
