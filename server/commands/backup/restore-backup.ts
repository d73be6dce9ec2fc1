import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { dayMs } from '#contract/kit/durations.ts'
import type { Connection } from '#server/kit/db/db.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { withChecksum } from '#server/kit/files/store.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { type CheckedBackup, damaged, readChecksums } from './check-backup.ts'
import { connect } from './connect.ts'
import { forEachConcurrently } from './copy-files.ts'
import { assertFilesExist, loadDatabase } from './load-database.ts'
import { fileIdOf } from './manifest.ts'
import { sessionSettings } from './schema.ts'

export type RestoreOptions = {
  connection: Connection
  store: FileStore
  /** Deletes the current contents of the database, in the same transaction. */
  replace?: boolean
}

/** Restores a backup completely or not at all. */
export async function restoreBackup(backup: CheckedBackup, { connection, store, replace = false }: RestoreOptions) {
  const { client, end } = await connect(connection, 'restore')
  try {
    await client.query(sessionSettings)
    await assertNotRunning(client)
    if (!replace) await assertNoFiles(store)
    await client.query('begin')
    if (replace) await dropAll(client)
    else await assertNoTables(client)
    await loadDatabase(client, backup)
    await assertFilesExist(client, backup)
    await restoreFiles(client, store, backup, replace)
    await client.query('commit')
  } catch (error) {
    throw error instanceof pg.DatabaseError ? notLoaded(backup, error) : error
  } finally {
    await end()
  }
}

/** Rows that don't fit are the backup's fault: its checksums can be right and its content wrong. */
function notLoaded({ folder }: CheckedBackup, error: pg.DatabaseError): Error {
  const where = error.table ? ` (table ${error.table})` : ''
  const isData = /^2[23]/.test(error.code ?? '')
  if (isData) return damaged(folder, `the database refuses its rows${where}: ${error.message}`, error)
  return startupError(`The database stopped the restore: ${error.message}. Nothing was restored.`, error)
}

async function assertNotRunning(client: pg.Client) {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name like 'academy%' limit 1`,
  )
  if (rows.length > 0) throw startupError('The academy is running on this database. Stop it before you restore.')
}

const orReplace = 'Restore to an empty one, or use --replace to delete its contents.'

async function assertNoTables(client: pg.Client) {
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') limit 1`,
  )
  if (rows.length > 0) throw startupError(`The database is not empty. ${orReplace}`)
}

async function assertNoFiles(store: FileStore) {
  await store.ready()
  for await (const ids of store.listOlderThan(new Date(Date.now() + dayMs))) {
    if (ids.length > 0) throw startupError(`The file store is not empty. ${orReplace}`)
  }
}

/** Extensions stay, because the owner of the database may not be allowed to create them again. */
const isOurs = (kind: string) =>
  `not exists (select from pg_depend where classid = '${kind}'::regclass and objid = oid and deptype = 'e')`

const dropAll = (client: pg.Client) =>
  client.query(`
    set local client_min_messages = warning;
    drop schema if exists pgboss cascade;
    do $$ declare it text; begin
      for it in select oid::regclass from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${isOurs('pg_class')}
      loop execute 'drop table if exists ' || it || ' cascade'; end loop;
      for it in select oid::regprocedure from pg_proc
        where pronamespace = 'public'::regnamespace and ${isOurs('pg_proc')}
      loop execute 'drop routine if exists ' || it || ' cascade'; end loop;
    end $$`)

/** Reads each file back from the store before the rows that refer to it are committed. */
async function restoreFiles(client: pg.Client, store: FileStore, { folder }: CheckedBackup, replace: boolean) {
  try {
    await forEachConcurrently(readChecksums(folder), async ({ path, sha256 }) => {
      const id = fileIdOf(path)
      if (id) await restoreFile(store, id, join(folder, path), sha256)
    })
    // Fails if the connection was lost, while the files can still be removed.
    await client.query('select')
  } catch (error) {
    if (!replace) await removeFiles(store, folder)
    throw error
  }
}

async function restoreFile(store: FileStore, id: string, path: string, sha256: string) {
  await store.put(createReadStream(path), id)
  const stored = withChecksum(await store.open(id))
  for await (const _ of stored.content) continue
  if (stored.result().sha256.toString('hex') === sha256) return
  throw startupError(`The file ${id} differs from the backup after storing. Nothing was restored.`)
}

async function removeFiles(store: FileStore, folder: string) {
  for await (const { path } of readChecksums(folder)) {
    const id = fileIdOf(path)
    if (id) await store.remove(id).catch(() => {})
  }
}
