import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { current, createLog, type Log } from './log.ts'
import { createMetrics } from './metrics.ts'

type Reply = { status: number; body: unknown }
export type Route = { name: string; path: string; handle: (req: IncomingMessage) => Promise<Reply> }
type Options = { routes: Route[]; isDatabaseUp: () => Promise<boolean>; log?: Log; closePool?: () => Promise<void>; drainMs?: number; deadlineMs?: number }

/** Continues the caller's trace if the header is well-formed; otherwise starts a new one. */
export function traceIdOf(header: string | undefined): string {
  return /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(header ?? '')?.[1] ?? randomBytes(16).toString('hex')
}

export function createObservedServer({ routes, isDatabaseUp, log = createLog(), closePool = async () => {}, drainMs = 5_000, deadlineMs = 20_000 }: Options) {
  const metrics = createMetrics()
  let isStopping = false

  async function health(path: string): Promise<Reply | null> {
    if (path === '/livez') return { status: 200, body: { status: 'alive' } } // says nothing about the database, on purpose
    if (path !== '/readyz') return null
    if (isStopping) return { status: 503, body: { status: 'stopping' } }
    const isUp = await Promise.race([isDatabaseUp().catch(() => false), pause(1_000, false, { ref: false })])
    return isUp ? { status: 200, body: { status: 'ready' } } : { status: 503, body: { status: 'no database' } }
  }

  const server = createServer(async (req, res) => {
    const path = (req.url ?? '/').split('?')[0]
    if (path === '/metrics') return void res.writeHead(200, { 'content-type': 'text/plain' }).end(metrics.render())
    const ready = await health(path)
    if (ready) return void res.writeHead(ready.status, { 'content-type': 'application/json' }).end(JSON.stringify(ready.body))

    const given = req.headers['x-request-id']
    const requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    const context = { requestId, traceId: traceIdOf(req.headers.traceparent as string | undefined) }
    await current.run(context, async () => {
      const began = performance.now()
      const route = routes.find((r) => r.path === path)
      let reply: Reply = { status: 404, body: { code: 'not_found' } }
      try {
        if (route) reply = await route.handle(req)
      } catch (error) {
        log('error', 'request failed', { error })
        reply = { status: 500, body: { code: 'internal_error', requestId } }
      }
      const ms = performance.now() - began
      metrics.observe(route?.name ?? 'unknown', reply.status, ms)
      log('info', 'request', { method: req.method, route: route?.name ?? 'unknown', status: reply.status, ms: Math.round(ms) })
      res.writeHead(reply.status, { 'content-type': 'application/json', 'x-request-id': requestId, ...(isStopping && { connection: 'close' }) })
      res.end(JSON.stringify(reply.body))
    })
  })

  /** Ends without breaking a request: say so, wait, close, finish, then let go of the database. */
  async function stop() {
    if (isStopping) return
    isStopping = true
    log('info', 'stopping')
    await pause(drainMs) // the load balancer needs a moment to see that we are not ready
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    const isClean = await Promise.race([closed.then(() => true), pause(deadlineMs, false, { ref: false })])
    if (!isClean) server.closeAllConnections()
    await closePool()
    log(isClean ? 'info' : 'warn', 'stopped', { clean: isClean })
  }

  return { server, stop }
}

if (import.meta.main) {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
  const { server, stop } = createObservedServer({
    isDatabaseUp: async () => (await pool.query('select 1')).rowCount === 1,
    closePool: () => pool.end(),
    routes: [{ name: 'time', path: '/v1/time', handle: async () => ({ status: 200, body: (await pool.query('select now()')).rows[0] }) }],
  })
  server.listen(Number(process.env.PORT ?? 3000))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}
