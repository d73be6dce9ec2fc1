import fastify from 'fastify'

/**
 * POST /messages { id, order, dish }   200 confirms it; a repeated one is cooked once. 400 for anything else.
 * GET /cooked                          [{ order, dish }, …], in the order of arrival
 */
export function createKitchen({ db }) {
  const app = fastify()
  return app
}
