import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Connection } from '#server/kit/db/db.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { withChecksum } from '#server/kit/files/store.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { type Checked, sumsIn } from './check-backup.ts'
import { connect } from './connect.ts'
import { eightAtOnce } from './copy-files.ts'
import { loadDatabase, refuseRowsWithoutFiles } from './load-database.ts'
import { fileIdOf } from './manifest.ts'
import { sameText } from './schema.ts'

export type Restoring = {
  connection: Connection
  store: FileStore
  /** What the database holds goes away, in the transaction that brings the backup. */
  replace?: boolean
}

/** Brings a backup to an empty place: all of it or nothing. */
export async function restoreBackup(checked: Checked, { connection, store, replace = false }: Restoring) {
  const { client, end } = await connect(connection, 'restore')
  try {
    await client.query(sameText)
    await refuseRunning(client)
    if (!replace) await refuseKeptFiles(store)
    await client.query('begin')
    if (replace) await clear(client)
    else await refuseKeptRows(client)
    await loadDatabase(client, checked)
    await refuseRowsWithoutFiles(client, checked)
    await restoreFiles(client, store, checked, replace)
    await client.query('commit')
  } finally {
    await end()
  }
}

async function refuseRunning(client: pg.Client) {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name like 'academy%' limit 1`,
  )
  if (rows.length > 0) throw startupError('The academy is running on this database: stop it, then restore.')
}

const orReplace = 'Restore to an empty one, or give --replace, and it is lost'

async function refuseKeptRows(client: pg.Client) {
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') limit 1`,
  )
  if (rows.length > 0) throw startupError(`The database holds something already. ${orReplace}.`)
}

async function refuseKeptFiles(store: FileStore) {
  await store.ready()
  for await (const ids of store.listOlderThan(new Date(Date.now() + 86_400_000))) {
    if (ids.length > 0) throw startupError(`The file store holds files already. ${orReplace}.`)
  }
}

/** What belongs to an extension stays: whoever owns the database may not be allowed to bring it back. */
const isOurs = (kind: string) =>
  `not exists (select from pg_depend where classid = '${kind}'::regclass and objid = oid and deptype = 'e')`

const clear = (client: pg.Client) =>
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

/** Each file is read back from the store before the rows that name it are there for anybody. */
async function restoreFiles(client: pg.Client, store: FileStore, { folder }: Checked, replace: boolean) {
  try {
    await eightAtOnce(sumsIn(folder), async ({ path, sha256 }) => {
      const id = fileIdOf(path)
      if (id) await restoreFile(store, id, join(folder, path), sha256)
    })
    // As long as nothing was committed, the files can go again.
    await client.query('select')
  } catch (error) {
    if (!replace) await takeBack(store, folder)
    throw error
  }
}

async function restoreFile(store: FileStore, id: string, path: string, sha256: string) {
  await store.put(createReadStream(path), id)
  const back = withChecksum(await store.open(id))
  for await (const _ of back.content) continue
  if (back.result().sha256.toString('hex') === sha256) return
  throw startupError(`The file ${id} does not read back from the store as it was saved: nothing was restored.`)
}

async function takeBack(store: FileStore, folder: string) {
  for await (const { path } of sumsIn(folder)) {
    const id = fileIdOf(path)
    if (id) await store.remove(id).catch(() => {})
  }
}
