import { sql } from '#server/kit/db/orm.ts'
import type { App } from './serve.ts'

/** /healthz: the process is alive. /readyz: it can serve requests and is not shutting down. */
export function healthRoutes(app: App, isStopping: () => boolean) {
  // During shutdown a kept-alive connection could be reused at the moment we close it, and that request would be lost.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done(null, payload)
  })
  app.get('/healthz', async () => ({ status: 1, message: 'OK' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping() && (await isDatabaseUp(app))
    return reply
      .code(isReady ? 200 : 503)
      .send(isReady ? { status: 1, message: 'OK' } : { status: 0, message: isStopping() ? 'Stopping' : 'No database' })
  })
}

async function isDatabaseUp({ deps }: App): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, false).unref())
  const query = deps.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([query, timeout])
}
