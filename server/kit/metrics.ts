import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isSignedBy, sign } from './tokens.ts'
import { notFound } from './errors.ts'
import type { App } from './serve.ts'

const local = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Adds a figure that is asked for whenever the metrics are read. */
export type Measure = (name: string, help: string, ask: () => number) => void

/** /metrics in Prometheus' format: to this machine itself, or to whoever holds the token. */
export function metricsRoute(app: App, pool: pg.Pool): Measure {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this instance to the database, by state',
    labelNames: ['state'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // A stream lasts as long as its page: that says nothing about how fast we answer.
    if (request.routeOptions.config.isStream) return
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, app.deps.env.metricsToken)) throw notFound('This address')
    connections.set({ state: 'open' }, pool.totalCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'awaited' }, pool.waitingCount)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return (name, help, ask) => {
    const collect = function (this: Gauge) {
      this.set(ask())
    }
    registry.registerMetric(new Gauge({ name, help, registers: [], collect }))
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isStream?: boolean
  }
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  // A proxy on this machine also comes from loopback; its visitors do not count as local.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  if (!isForwarded && local.has(request.socket.remoteAddress ?? '')) return true
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  return token !== null && given !== undefined && isSignedBy(token, 'metrics', sign(given, 'metrics'))
}
