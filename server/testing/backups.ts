import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from '#server/kit/db/db.ts'
import type { ObjectStore } from '#server/kit/env.ts'
import { openFileStore } from '#server/kit/files/file-store.ts'
import { inDatabase, onServer } from './database.ts'

/** An empty database, with an empty data folder or an object store. */
export async function emptyPlace(objectStore: ObjectStore | null = null) {
  const server = inject('postgres')
  const database = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${database}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-restored-'))
  const connection = inDatabase(server, database)
  return {
    connection,
    dataDir,
    store: openFileStore({ dataDir, objectStore }),
    tables: () =>
      queryOn(connection, `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`),
    remove: async () => {
      await onServer(server, `drop database ${database} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function withClient<T>(connection: Connection, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

export const queryOn = (connection: Connection, sql: string) =>
  withClient(connection, async (client) => (await client.query<Record<string, unknown>>(sql)).rows)

/** All files below the folder. */
export async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
