import { actorFinder } from './identity/sessions.store.ts'
import { type Connection, type Database, openDatabase } from './kit/db.ts'
import type { Deps } from './kit/deps.ts'
import type { Env } from './kit/env.ts'
import { openFileStore } from './kit/files.ts'
import { startJobs } from './kit/jobs.ts'
import type { Log } from './kit/log.ts'
import { appSecret } from './kit/secret.ts'

/** Opens everything the routes and jobs work with, on a database that is already migrated. */
export async function openAcademy(
  env: Env,
  connection: Connection,
  log: Pick<Log, 'error'>,
): Promise<{ deps: Deps; database: Database }> {
  const database = openDatabase(connection, (error) => log.error({ err: error }, 'database connection'))
  const { db } = database
  const files = openFileStore(env)
  await files.ready()
  const deps: Deps = {
    env,
    db,
    files,
    secret: await appSecret(db, env.appSecret),
    jobs: await startJobs(connection, log),
    findActor: actorFinder(db),
    clock: () => new Date(),
  }
  return { deps, database }
}
