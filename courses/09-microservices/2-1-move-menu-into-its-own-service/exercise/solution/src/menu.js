import fastify from 'fastify'

export function createMenu({ dishes }) {
  const stock = structuredClone(dishes)
  const taken = new Map()
  const app = fastify()

  app.put('/dishes/:dish/portions/:order', async (request, reply) => {
    const { dish, order } = request.params
    const key = `${dish}/${order}`
    if (taken.has(key)) return taken.get(key)
    const found = Object.hasOwn(stock, dish) ? stock[dish] : null
    if (!found) return reply.code(404).send({ reason: 'unknown-dish' })
    if (found.left === 0) return reply.code(409).send({ reason: 'sold-out' })
    found.left -= 1
    taken.set(key, { dishName: found.name, paise: found.paise, left: found.left })
    return taken.get(key)
  })
  app.setNotFoundHandler((request, reply) => reply.code(404).send({ reason: 'no-such-path' }))
  return app
}
