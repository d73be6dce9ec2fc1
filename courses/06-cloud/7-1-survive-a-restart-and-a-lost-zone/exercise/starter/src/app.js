// Two zones, a load balancer and a CDN before one database. Read only.
import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import { createLab } from './lab.js'

export async function createApp({ db }) {
  await db.exec(await readFile('schema.sql', 'utf8'))
  const lab = createLab({ db })
  const app = fastify()
  const through = (prefix, send) => {
    app.all(`${prefix}*`, async (request, reply) => {
      const { method, url, headers, body, params } = request
      const key = headers['idempotency-key']
      const path = `/${url.split('/').slice(params.zone ? 3 : 2).join('/')}`
      const wanted = { method, url: path, headers: { ...(key && { 'idempotency-key': key }) }, ...(body && { payload: body }) }
      const answer = await send(wanted, params.zone)
      return reply.code(answer.status).headers(answer.headers).send(answer.body)
    })
  }
  through('/zone/:zone/', (wanted, zone) => lab.ask(zone, wanted))
  through('/lb/', (wanted) => lab.balanced(wanted))
  through('/cdn/', (wanted) => lab.cached(wanted))
  app.post('/lab/db', ({ body }) => lab.setDatabase(body.down))
  app.post('/lab/stop', ({ body }) => lab.stop(body.zone, body))
  app.post('/lab/term', async ({ body }) => lab.term(body.zone))
  app.post('/lab/kill', ({ body }) => lab.kill(body.zone))
  app.post('/lab/both', ({ body }) => lab.bothAtOnce(body))
  return app
}
