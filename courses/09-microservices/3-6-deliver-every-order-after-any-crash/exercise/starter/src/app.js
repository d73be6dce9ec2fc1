// Connects the services. Read only.
import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import { createBilling } from './billing.js'
import { createKitchen } from './kitchen.js'
import { createLab } from './lab.js'
import { createOrders } from './orders.js'
import { runRelay } from './relay.js'

export async function createApp({ db }) {
  await db.exec(await readFile('schema.sql', 'utf8'))
  const lab = createLab({
    db,
    createServices: (power) => ({
      orders: createOrders({ db: power }),
      kitchen: createKitchen({ db: power }),
      billing: createBilling({ db: power }),
    }),
    runRelay,
  })
  const app = fastify()
  // The front door: everything goes to the service that its path names.
  for (const name of ['orders', 'kitchen', 'billing']) {
    const forward = async (request, reply) => {
      const { method, url, body } = request
      const answer = await lab.service(name).inject({ method, url, ...(body && { payload: body }) })
      return reply
        .code(answer.statusCode)
        .type(answer.headers['content-type'] ?? 'text/plain')
        .send(answer.body)
    }
    app.all(`/${name}`, forward)
    app.all(`/${name}/*`, forward)
  }
  app.post('/relay/run', () => lab.relay())
  // { kitchen: ['lost', 'answer lost', 'doubled', 'ok'] } is what happens to the next messages to the kitchen.
  app.post('/lab/network', ({ body }) => lab.trouble(body))
  app.post('/lab/clock', ({ body }) => lab.wait(body.ms))
  app.get('/lab/sent', () => lab.sent)
  app.post('/lab/storm', () => lab.storm())
  return app
}
