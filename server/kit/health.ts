import { sql } from '#server/kit/orm.ts'
import type { App } from './serve.ts'

/** /healthz: the process answers. /readyz: it can serve people, and is not about to stop. */
export function healthRoutes(app: App, isStopping: () => boolean) {
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
