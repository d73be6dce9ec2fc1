import { endMessage } from './identity/sessions/rules.ts'
import { actorFinder, whyEnded } from './identity/sessions/store.ts'
import { figuresQueues } from './insights/figures.service.ts'
import { reportQueues } from './insights/reports/service.ts'
import { watchContentVersion } from './kit/cache/content-version.ts'
import { type Connection, openDatabase } from './kit/db/db.ts'
import type { Deps } from './kit/deps.ts'
import type { Env } from './kit/env.ts'
import { openFileStore } from './kit/files/file-store.ts'
import { findGit } from './kit/git/git.ts'
import { connectPubSub } from './kit/live/pubsub.ts'
import { startJobs } from './kit/jobs.ts'
import { openKeys } from './kit/security/encryption-keys.ts'
import type { Log } from './kit/log.ts'
import { appSecret } from './kit/security/secret.ts'
import { folderError, startupError } from './kit/startup-error.ts'
import { pendingMessage } from './membership/index.ts'
import { sendEmail } from './notifications/index.ts'
import { createWorkers, limitsFor } from './kit/workers/documents.ts'
import { readSettings, staffNeedFactor } from './site/index.ts'

export type Academy = { deps: Deps; close: () => Promise<void> }

/** Opens everything that routes and jobs need. The database must be migrated already. */
export async function openAcademy(env: Env, connection: Connection, log: Pick<Log, 'error'>): Promise<Academy> {
  const database = openDatabase(connection, (error) => log.error({ err: error }, 'database connection'))
  const { db } = database
  const secret = await appSecret(db, env.appSecret)
  // Before anything runs: a wrong secret would sign links that no other instance accepts.
  const keys = await openKeys(db, secret, env.previousAppSecret).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const files = openFileStore(env)
  await files.ready().catch((error: unknown) => {
    throw fileStoreError(env, error)
  })
  const jobs = await startJobs(connection, log, { ...figuresQueues, ...reportQueues })
  const workers = createWorkers(limitsFor(env.requestTimeoutSeconds), {
    connection,
    store: { objectStore: env.objectStore, dataDir: env.dataDir },
  })
  const pubSub = connectPubSub(connection, log)
  const deps: Deps = {
    env,
    db,
    files,
    git: env.hasGit ? findGit() : null,
    jobs,
    workers,
    secret,
    keys,
    findActor: actorFinder(db, staffNeedFactor),
    whySignedOut: async (token) => {
      const reason = await whyEnded(db, token)
      return reason && endMessage(reason, (await readSettings(db)).devicesPerLearner)
    },
    pendingMessage: (personId) => pendingMessage(db, personId, new Date()),
    sendEmail: (db, email) => sendEmail(db, { jobs, secret }, email),
    clock: () => new Date(),
    subscribe: pubSub.subscribe,
    contentVersion: watchContentVersion(pubSub).current,
  }
  const close = async () => {
    await jobs.stop()
    await workers.close()
    await pubSub.stop()
    await database.close()
  }
  return { deps, close }
}

function fileStoreError({ objectStore, dataDir }: Env, error: unknown): unknown {
  if (!objectStore) return folderError(dataDir, error instanceof Error && error.cause ? error.cause : error)
  const { name, message } = ((error as Error).cause ?? error) as Error
  return startupError(
    `Can't use the object store (${name}: ${message}). Check that it is running, and check S3_ENDPOINT, S3_BUCKET, S3_REGION and both keys.`,
    error,
  )
}
