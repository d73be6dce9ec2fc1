import fastify from 'fastify'
import { invoice } from './billing/index.js'
import { finishNext } from './kitchen/index.js'
import { place } from './orders/index.js'
import { orders } from './orders/store.js'
import { assign } from './riders/index.js'

export function createApp() {
  const app = fastify()
  app.post('/orders', async ({ body: { office, dish } }, reply) => {
    try {
      return reply.code(201).send(place(office, dish))
    } catch (error) {
      return reply.code(409).send({ error: error.message })
    }
  })
  app.get('/orders', async ({ query: { status } }) => ({
    count: orders.filter((order) => order.status === status).length,
  }))
  app.post('/kitchen/finish', async () => ({ finished: finishNext() }))
  app.post('/riders/assign', async ({ body: { rider } }) => ({ taken: assign(rider) }))
  app.get('/billing/:office', async ({ params: { office } }) => invoice(office))
  return app
}
