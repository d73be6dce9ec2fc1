// Starts Menu on a port of its own, and the front door before both services. Read only.
import fastify from 'fastify'
import { dishesGiven } from './dishes.js'
import { openWithFaults } from './lab.js'
import { createMenu } from './menu.js'
import { createOrders } from './orders.js'

export async function createApp() {
  const menu = createMenu({ dishes: dishesGiven() })
  const road = await openWithFaults(menu)
  const services = { menu, orders: createOrders({ menuUrl: road.url }) }

  const app = fastify()
  app.addHook('onClose', () => road.close())
  const forward = (name, prefix) => async (request, reply) => {
    const { method, url, body } = request
    const path = url.slice(prefix.length)
    const answer = await services[name].inject({ method, url: path, ...(body && { payload: body }) })
    return reply
      .code(answer.statusCode)
      .type(answer.headers['content-type'] ?? 'text/plain')
      .send(answer.body)
  }
  app.all('/menu/*', forward('menu', '/menu'))
  app.all('/orders', forward('orders', ''))
  // ['slow', 'text', 'broken'] is what happens to the next answers of Menu on their way to Orders.
  app.post('/lab/faults', ({ body }) => road.faults(body))
  app.get('/lab/requests', () => road.requests)
  return app
}
