import { memoizeWithTtl } from '#server/kit/cache/ttl-cache.ts'
import { databaseFailure } from '#server/kit/db/failure.ts'
import { sql } from '#server/kit/db/orm.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { cannotSave } from '../errors.ts'
import type { App } from './serve.ts'

/** /healthz: the process is alive. /readyz: it can serve requests, also those that write, and is not shutting down. */
export function healthRoutes(app: App, isStopping: () => boolean) {
  const problemOf = readiness(app.deps)
  // During shutdown a kept-alive connection could be reused at the moment we close it, and that request would be lost.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done(null, payload)
  })
  app.get('/healthz', async () => ({ status: 1, message: 'OK' }))
  app.get('/readyz', async (_request, reply) => {
    const problem = isStopping() ? 'Stopping' : await problemOf()
    return reply.code(problem ? 503 : 200).send({ status: problem ? 0 : 1, message: problem ?? 'OK' })
  })
}

/** However many ask, the checks run this often. A write to an object store costs money. */
const [databaseTtlMs, filesTtlMs] = [2_000, 15_000]
const timeoutMs = 3_000

/** What keeps this instance from working; null if nothing does. */
function readiness({ db, files }: Pick<Deps, 'db' | 'files'>): () => Promise<string | null> {
  const [database, store] = [databaseTtlMs, filesTtlMs].map((ttl) => memoizeWithTtl<string | null>(() => ttl))
  return async () => {
    const now = Date.now()
    const problems = await Promise.all([
      database!(now, () => problemWith(writeToDatabase(db), whyNotDatabase)),
      store!(now, () => problemWith(files.checkWritable(), () => 'Files can’t be stored')),
    ])
    return problems.find((problem) => problem !== null) ?? null
  }
}

const whyNotDatabase = (error: unknown) =>
  databaseFailure(error)?.code === 'cannot_save' ? 'The database can’t be written' : 'No database'

function problemWith(check: Promise<void>, describe: (error?: unknown) => string): Promise<string | null> {
  const timeout = new Promise<string>((resolve) => setTimeout(() => resolve(describe()), timeoutMs).unref())
  return Promise.race([check.then(() => null, describe), timeout])
}

/**
 * More rows than fit into the memory below, so that PostgreSQL writes a temporary file: that fails on a full disk, where
 * changing a row might still find room.
 */
export const temporaryFile = sql`select count(*) from generate_series(1, 10000)`

/** Also commits a record to the log, which a database that can't write there doesn't. */
const writeToDatabase = (db: Deps['db']): Promise<void> =>
  db.transaction(async (db) => {
    await assertWritable(db)
    await db.execute(sql`set local work_mem = '64kB'`)
    await db.execute(temporaryFile)
    await db.execute(sql`select pg_logical_emit_message(true, 'readyz', '')`)
  })

/** A standby, or a server that protects itself from a full disk. */
async function assertWritable(db: Db) {
  const { rows } = await db.execute<{ readOnly: string }>(
    sql`select current_setting('transaction_read_only') "readOnly"`,
  )
  if (rows[0]!.readOnly === 'on') throw cannotSave()
}
