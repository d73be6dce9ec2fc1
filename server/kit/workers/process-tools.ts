import type { Connection, Db } from '../db/db.ts'
import type { Env } from '../env.ts'
import { openFileStore } from '../files/file-store.ts'
import type { FileStore } from '../files/store.ts'

// For tasks with large data: what they read and write themselves never passes through the server's main thread, where
// copying it would keep requests waiting. Opened by the first task that needs it and closed with the process.

/** How worker processes reach the database and the files. */
export type Access = { connection: Connection; store: Pick<Env, 'objectStore' | 'dataDir'> }

let access: Access | null = null
export const setAccess = (given: Access | null) => void (access = given)

let files: FileStore | null = null
export const processFiles = (): FileStore => (files ??= openFileStore(access!.store))

let db: Promise<Db> | null = null
export const processDatabase = (): Promise<Db> => (db ??= openProcessDatabase(access!.connection))

async function openProcessDatabase(connection: Connection): Promise<Db> {
  const { openDatabase } = await import('../db/db.ts')
  // A transaction, and one connection for what must be visible meanwhile. Their errors reject the queries.
  return openDatabase({ ...connection, max: 2 }, () => {}).db
}
