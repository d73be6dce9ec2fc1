import fastify from 'fastify'
import * as billing from './billing/index.js'
import * as kitchen from './kitchen/index.js'
import * as orders from './orders/index.js'
import * as riders from './riders/index.js'

// The only place that knows all modules. It connects events to actions and contains no rules.
orders.onPlaced((order) => kitchen.cook(order.id))
orders.onPlaced((order) => billing.charge(order))
kitchen.onCooked((id) => orders.markCooked(id))
kitchen.onCooked((id) => riders.readyForPickup(id))
riders.onAssigned((id, rider) => orders.markOnTheWay(id, rider))

export function createApp() {
  const app = fastify()
  app.post('/orders', async ({ body: { office, dish } }, reply) => {
    try {
      return reply.code(201).send(orders.place(office, dish))
    } catch (error) {
      return reply.code(409).send({ error: error.message })
    }
  })
  app.get('/orders', async ({ query: { status } }) => ({ count: orders.countByStatus(status) }))
  app.post('/kitchen/finish', async () => ({ finished: kitchen.finishNext() }))
  app.post('/riders/assign', async ({ body: { rider } }) => ({ taken: riders.assign(rider) }))
  app.get('/billing/:office', async ({ params: { office } }) => billing.invoice(office))
  return app
}
