import fastify from 'fastify'

const refusals = { 404: 'We don’t have this dish', 409: 'This dish is sold out' }

export function createOrders({ menuUrl }) {
  const placed = new Map()
  const app = fastify()

  app.post('/orders', async (request, reply) => {
    const { id, office, dish } = request.body
    if (placed.has(id)) return reply.code(201).send(placed.get(id))
    const answer = await takePortion(menuUrl, dish, id)
    if (!answer) return reply.code(503).send({ error: 'Menu doesn’t answer. Try again' })
    const { status, body } = answer
    if (refusals[status]) return reply.code(status).send({ error: refusals[status] })
    if (typeof body.dishName !== 'string' || !Number.isInteger(body.paise))
      return reply.code(502).send({ error: 'Menu broke the contract' })
    placed.set(id, { id, office, dishName: body.dishName, paise: body.paise })
    return reply.code(201).send(placed.get(id))
  })
  app.get('/orders', async () => [...placed.values()])
  return app
}

/** Null if there is no answer. */
async function takePortion(menuUrl, dish, order) {
  try {
    const path = `/dishes/${encodeURIComponent(dish)}/portions/${encodeURIComponent(order)}`
    const response = await fetch(menuUrl + path, { method: 'PUT', signal: AbortSignal.timeout(1000) })
    if (response.status >= 500) return null
    return { status: response.status, body: await response.json() }
  } catch {
    return null
  }
}
