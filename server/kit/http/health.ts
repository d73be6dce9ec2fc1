import { sql } from '#server/kit/db/orm.ts'
import type { App } from './serve.ts'

/** /healthz: the process answers. /readyz: it can serve people, and is not about to stop. */
export function healthRoutes(app: App, isStopping: () => boolean) {
  // A connection that is kept may be used again in the very moment in which we close it; one that ends with its answer
  // may not, so that nothing is sent to us that we never read.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done(null, payload)
  })
  app.get('/healthz', async () => ({ status: 1, message: 'OK' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping() && (await databaseAnswers(app))
    return reply
      .code(isReady ? 200 : 503)
      .send(isReady ? { status: 1, message: 'OK' } : { status: 0, message: isStopping() ? 'Stopping' : 'No database' })
  })
}

async function databaseAnswers({ deps }: App): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, false).unref())
  const answer = deps.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late])
}
