// Connects the routes with the four services. Read only.
import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import { createLab } from './lab.js'
import { createOrders } from './orders.js'

export async function createApp({ db }) {
  await db.exec(await readFile('schema.sql', 'utf8'))
  const lab = await createLab({ db, createOrders })
  const app = fastify()
  const forward = async ({ method, url, body }, reply) => {
    const answer = await lab.orders().inject({ method, url, ...(body && { payload: body }) })
    return reply
      .code(answer.statusCode)
      .type(answer.headers['content-type'] ?? 'text/plain')
      .send(answer.body)
  }
  app.all('/orders', forward)
  app.all('/orders/*', forward)
  // { refuse: ['cook'], lose: { pay: 2 } }: actions that are refused, and how many answers get lost after the work was done
  // ('pay ord-1' is that of one order).
  app.post('/lab/trouble', ({ body }) => lab.trouble(body))
  // The power fails after so many more points.
  app.post('/lab/power', ({ body }) => lab.failAfter(body.points))
  app.get('/lab/facts/:order', ({ params }) => lab.facts(params.order))
  app.get('/lab/calls', () => lab.calls)
  // A second orchestrator plays the same saga to its end while the first one waits for the answer of an action.
  app.post('/lab/overtake', ({ body }) => lab.overtake(body.action))
  app.post('/lab/storm', ({ body }) => lab.storm(body ?? {}))
  return app
}
