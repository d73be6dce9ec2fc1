import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { withTimeout } from '../load/deadline.ts'
import { sql } from '../db/orm.ts'
import { isSignedBy, sign } from '../security/tokens.ts'
import { notFound } from '../errors.ts'
import type { App } from './serve.ts'

const local = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Without a response of the database after this time its figures are left out. */
const databaseTimeoutMs = 2_000

/** Adds a gauge that is read on every scrape. */
export type Measure = {
  (name: string, help: string, ask: () => number): void
  /** Adds a counter, from 0 at the start of this instance. */
  total: (name: string, help: string, ask: () => number) => void
  /** Adds a gauge with one label, read from the database; left out while the database does not answer. */
  by: (name: string, help: string, label: string, ask: () => Promise<[value: string, figure: number][]>) => void
}

/** /metrics in the Prometheus format, for requests from this machine or with the token. */
export function metricsRoute(app: App): Measure {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureDurations(app, registry)
  app.get('/metrics', async (request, reply) => {
    if (!canRead(request, app.deps.env.metricsToken)) throw notFound('This address')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  const measure = measureInto(registry)
  measureDatabase(app, registry)
  measure.total('requests_refused_total', 'Requests refused because of overload', app.concurrency.refused)
  measureJobs(app, measure)
  return measure
}

function measureDurations(app: App, registry: Registry) {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // A stream lasts as long as its page, which says nothing about response times.
    if (request.routeOptions.config.isStream) return
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

function measureInto(registry: Registry): Measure {
  const measure = (name: string, help: string, ask: () => number) => {
    const collect = function (this: Gauge) {
      this.set(ask())
    }
    registry.registerMetric(new Gauge({ name, help, registers: [], collect }))
  }
  const total: Measure['total'] = (name, help, ask) => {
    const collect = function (this: Counter) {
      this.reset()
      this.inc(ask())
    }
    registry.registerMetric(new Counter({ name, help, registers: [], collect }))
  }
  const by: Measure['by'] = (name, help, label, ask) => {
    const collect = async function (this: Gauge) {
      const figures = await withTimeout(ask(), databaseTimeoutMs).catch(() => [])
      this.reset()
      for (const [value, figure] of figures) this.set({ [label]: value }, figure)
    }
    registry.registerMetric(new Gauge({ name, help, labelNames: [label], registers: [], collect }))
  }
  return Object.assign(measure, { total, by })
}

function measureDatabase({ deps }: App, registry: Registry) {
  const checkDatabase = async function (this: Gauge) {
    const answer = withTimeout(deps.db.execute(sql`select 1`), databaseTimeoutMs)
    this.set(await answer.then(() => 1).catch(() => 0))
  }
  const up = { name: 'database_up', help: 'Whether the database answers this instance: 1 or 0' }
  registry.registerMetric(new Gauge({ ...up, registers: [], collect: checkDatabase }))
}

/** Waiting and running jobs are the same on every instance; failures are counted per instance. */
function measureJobs({ deps: { jobs, db } }: App, { by, total }: Measure) {
  const pending = oncePerScrape(() => jobs.pending(db))
  by('jobs_waiting', 'Jobs that are due or will be retried, by queue', 'queue', async () =>
    (await pending()).map(({ queue, jobs }) => [queue, jobs]),
  )
  by('jobs_late_seconds', 'Delay of the most overdue job, by queue', 'queue', async () =>
    (await pending()).map(({ queue, lateSeconds }) => [queue, lateSeconds]),
  )
  const running = oncePerScrape(() => jobs.running(db))
  by('jobs_running_seconds', 'How long ago the oldest job that has not finished started, by queue', 'queue', async () =>
    (await running()).map(({ queue, longestSeconds }) => [queue, longestSeconds]),
  )
  by('jobs_silent_seconds', 'How long ago the worker of a running job last reported, by queue', 'queue', async () =>
    (await running()).map(({ queue, silentSeconds }) => [queue, silentSeconds]),
  )
  total('jobs_failed_total', 'Failed jobs of this instance', jobs.failures)
}

/** Metrics of one scrape are collected together: those that ask at the same time share the answer. */
function oncePerScrape<Figures>(ask: () => Promise<Figures>): () => Promise<Figures> {
  let asked: Promise<Figures> | null = null
  return () => (asked ??= ask().finally(() => (asked = null)))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isStream?: boolean
  }
}

function canRead(request: FastifyRequest, token: string | null): boolean {
  // A proxy on this machine connects from loopback too, but its clients are not local.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  if (!isForwarded && local.has(request.socket.remoteAddress ?? '')) return true
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  return token !== null && given !== undefined && isSignedBy(token, 'metrics', sign(given, 'metrics'))
}
