import { workerData } from 'node:worker_threads'
import type { Connection, Db } from '../db/db.ts'
import type { Env } from '../env.ts'
import { openFileStore } from '../files/file-store.ts'
import type { FileStore } from '../files/store.ts'

// For tasks with large data: what they read and write themselves never passes through the main thread, where copying it
// would keep requests waiting. Opened by the first task that needs it and closed with the thread.

/** How the threads reach the database and the files. */
export type ThreadAccess = { connection: Connection; store: Pick<Env, 'objectStore' | 'dataDir'> }

let files: FileStore | null = null
export const threadFiles = (): FileStore => (files ??= openFileStore((workerData as ThreadAccess).store))

let db: Promise<Db> | null = null
export const threadDatabase = (): Promise<Db> => (db ??= openThreadDatabase())

async function openThreadDatabase(): Promise<Db> {
  const { openDatabase } = await import('../db/db.ts')
  const { connection } = workerData as ThreadAccess
  // A transaction, and one connection for what must be visible meanwhile. Their errors reject the queries.
  return openDatabase({ ...connection, max: 2 }, () => {}).db
}
