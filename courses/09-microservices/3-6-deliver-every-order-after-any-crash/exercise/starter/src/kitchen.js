import fastify from 'fastify'

/**
 * POST /kitchen/messages      a message; 200 confirms it. Only the latest version of an order counts.
 * GET /kitchen                [{ order, dish }, …] what is to cook, sorted by order
 * GET /kitchen/dead-letters   [{ message, error }, …] what nobody can read: confirmed, and kept for Monday
 */
export function createKitchen({ db }) {
  const app = fastify()
  return app
}
