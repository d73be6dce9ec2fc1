// The shop's server. It can be down, and it can lose answers. Read only.
import fastify from 'fastify'

export function createApp() {
  const app = fastify()
  const orders = new Map()
  let isDown = false
  let loseAnswers = 0
  let requests = 0

  app.post('/api/orders', async (request, reply) => {
    requests += 1
    if (isDown) return reply.code(503).send({ error: 'out of service' })
    const key = request.headers['idempotency-key']
    const { customer, paise } = request.body ?? {}
    if (!key || typeof customer !== 'string' || !Number.isSafeInteger(paise))
      return reply.code(400).send({ error: 'Send an order and its key' })
    const isNew = !orders.has(key)
    if (isNew) orders.set(key, { customer, paise })
    if (loseAnswers > 0) {
      loseAnswers -= 1
      return reply.code(504).send({ error: 'no answer' })
    }
    return reply.code(isNew ? 201 : 200).send({ ok: true })
  })
  app.get('/api/orders', async () => [...orders.values()])
  app.post('/api/lab', async ({ body }) => {
    isDown = body.down ?? isDown
    loseAnswers = body.loseAnswers ?? loseAnswers
    return { isDown, loseAnswers, requests }
  })
  return app
}
