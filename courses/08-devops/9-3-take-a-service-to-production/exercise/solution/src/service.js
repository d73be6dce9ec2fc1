import { randomBytes } from 'node:crypto'
import fastify from 'fastify'
import { z } from 'zod'
import { createMetrics } from './metrics.js'

const Return = z.object({
  order: z.string().min(1),
  reason: z.string().min(1),
  paise: z.int().positive(),
  phone: z.string().regex(/^\d{10}$/),
})
const traceOf = (header = '') => /^00-([0-9a-f]{32})-[0-9a-f]{16}-\d\d$/.exec(header)?.[1] ?? randomBytes(16).toString('hex')

export function createService({ db, version, log }) {
  const metrics = createMetrics({ version })
  let isStopping = false
  const app = fastify()

  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (request, reply) => {
    const isReady = !isStopping && (await db.query('select 1').then(() => true, () => false))
    return reply.code(isReady ? 200 : 503).send({ ready: isReady })
  })
  app.get('/metrics', async (request, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()))

  app.register(async (returns) => {
    returns.addHook('onRequest', async (request) => {
      request.started = performance.now()
      request.traceId = traceOf(request.headers.traceparent)
    })
    returns.setErrorHandler(async (error, request, reply) => {
      if (error.statusCode === 400) return reply.code(400).send({ error: 'Send JSON' })
      // The message may hold an address with a password: only its kind is logged.
      request.problem = error.code ?? error.name
      return reply.code(503).send({ error: 'Try again in a moment' })
    })
    returns.addHook('onResponse', async (request, reply) => {
      const ms = performance.now() - request.started
      const { method, routeOptions, traceId, problem } = request
      const { url: route } = routeOptions
      const status = reply.statusCode
      metrics.observe({ method, route, status, seconds: ms / 1000 })
      const level = status === 503 ? 'error' : 'info'
      const line = { level, msg: 'request', traceId, method, route, status, ms: Math.round(ms) }
      log(JSON.stringify(problem ? { ...line, error: problem } : line))
    })

    returns.post('/returns', async (request, reply) => {
      const body = Return.safeParse(request.body)
      if (!body.success) return reply.code(400).send({ error: 'Send order, reason, paise and a phone of 10 digits' })
      const { order, reason, paise, phone } = body.data
      const { rows } = await db.query(
        `insert into returns (order_no, reason, paise, phone) values ($1, $2, $3, $4)
         on conflict do nothing returning order_no`,
        [order, reason, paise, phone],
      )
      if (rows.length === 0) return reply.code(409).send({ error: 'This order was returned already' })
      return reply.code(201).send({ order, reason, paise })
    })

    returns.get('/returns/:order', async (request, reply) => {
      const { rows } = await db.query('select order_no as "order", reason, paise from returns where order_no = $1', [
        request.params.order,
      ])
      return rows[0] ?? reply.code(404).send({ error: 'No such return' })
    })
  })
  return { app, beginStop: () => (isStopping = true) }
}
