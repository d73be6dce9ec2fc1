import fastify from 'fastify'

/**
 * PUT /orders/:id { dish, paise }   places the order (201) or changes it (200). Version 1, 2, 3 … for each change.
 *                                   The same again is no change (200), and writes no message.
 * DELETE /orders/:id                cancels it: a new version. Cancelled already: no change.
 * GET /orders/:id
 *   all answer { id, dish, paise, version, cancelled }
 *   400 { error } for a wrong body, 404 { error } for an unknown order, 409 { error } for changing a cancelled one
 * GET /orders/outbox                { waiting: 2 }, the rows that aren't confirmed yet
 */
export function createOrders({ db }) {
  const app = fastify()
  app.put('/orders/:id', async (request, reply) => {
    const { id } = request.params
    const { dish, paise } = request.body
    await db.query('insert into orders (id, dish, paise, version) values ($1, $2, $3, 1)', [id, dish, paise])
    // And the messages to the kitchen and to billing?
    return reply.code(201).send({ id, dish, paise, version: 1, cancelled: false })
  })
  return app
}
