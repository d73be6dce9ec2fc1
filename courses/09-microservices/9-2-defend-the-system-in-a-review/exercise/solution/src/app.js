// Starts Menu and Kitchen on ports of their own, and the front door before all of them. Read only.
import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import { createKitchen } from './kitchen.js'
import { createMenu } from './menu.js'
import { createOrders } from './orders.js'
import { createStreet, playLunch } from './street.js'

export async function createApp({ db }) {
  await db.exec(await readFile('schema.sql', 'utf8'))
  const street = createStreet()
  const services = { menu: createMenu({ db }), kitchen: createKitchen({ db }) }
  const menuUrl = await street.open('menu', services.menu)
  const kitchenUrl = await street.open('kitchen', services.kitchen)
  services.orders = createOrders({ db, menuUrl, kitchenUrl })

  const app = fastify()
  app.addHook('onClose', () => street.close())
  const forward = (name, from, to) => async (request, reply) => {
    const { method, body } = request
    const url = request.url.replace(from, to)
    const headers = { ...request.headers }
    delete headers['content-length']
    const answer = await services[name].inject({ method, url, headers, ...(body && { payload: body }) })
    return reply
      .code(answer.statusCode)
      .type(answer.headers['content-type'] ?? 'text/plain')
      .send(answer.body)
  }
  app.all('/orders', forward('orders', '', ''))
  app.all('/orders/*', forward('orders', '', ''))
  app.all('/menu/*', forward('menu', '/menu', ''))
  app.all('/kitchen/*', forward('kitchen', '/kitchen', ''))
  app.post('/lab/trouble', ({ body }) => street.trouble(body))
  app.get('/lab/calls', () => street.calls)
  // The same request twice at the same moment, as from a phone with a bad connection.
  app.post('/lab/twice', async ({ body }) => {
    const headers = { 'x-office': body.office, 'idempotency-key': body.key }
    const send = () => services.orders.inject({ method: 'POST', url: '/orders', headers, payload: { dish: body.dish } })
    const answers = await Promise.all([send(), send()])
    return answers.map((answer) => answer.json())
  })
  app.post('/lab/lunch', ({ body }) => playLunch({ ...body, street, services }))
  return app
}
