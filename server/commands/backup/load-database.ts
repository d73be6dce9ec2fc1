import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrationLock, migrationsOnDisk, migrationsTable } from '#server/kit/db/migrate.ts'
import { withChecksum } from '#server/kit/files/store.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { type CheckedBackup, type Checksum, readChecksums } from './check-backup.ts'
import { fileReferences } from './copy-files.ts'
import { copyIn, copyOut } from './copy-rows.ts'
import { copyJobsIn, createPendingJobs, queuePendingJobs } from './job-queue.ts'
import { type BackupTable, fileIdOf, jobsPath, type Manifest, tablePath } from './manifest.ts'
import { copyInto, copyOutOf, listTables, qualified } from './schema.ts'

/** Fills an empty database from the backup, within the transaction of this connection. */
export async function loadDatabase(client: pg.Client, { folder, manifest }: CheckedBackup): Promise<void> {
  // An instance that starts now waits for this lock.
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await migrateTo(client, manifest)
  await assertSameTables(client, manifest)
  const restoreConstraints = await suspendConstraints(client, manifest.tables)
  for (const table of manifest.tables) await loadTable(client, folder, table)
  await restoreConstraints()
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [qualified(name), lastValue, isCalled])
  }
  await client.query(createPendingJobs)
  await copyIn(client, copyJobsIn, createReadStream(join(folder, jobsPath)))
  await queuePendingJobs(client)
  await client.query('analyze')
}

/** Applies the migrations that the backup had. Newer ones are applied when the academy starts. */
async function migrateTo(client: pg.Client, { migrations }: Manifest) {
  const applied = new Set(migrations.map(({ number }) => number))
  await client.query(migrationsTable)
  for (const { number, sql } of await migrationsOnDisk()) if (applied.has(number)) await client.query(sql)
}

const describeTable = ({ name, columns }: Pick<BackupTable, 'name' | 'columns'>) => `${name} (${columns.join(', ')})`

async function assertSameTables(client: pg.Client, { tables }: Manifest) {
  const found = (await listTables(client)).map(describeTable)
  const saved = tables.map(describeTable)
  const different = [...found.filter((name) => !saved.includes(name)), ...saved.filter((name) => !found.includes(name))]
  if (different.length > 0) {
    throw startupError(`The tables of the backup don't match its migrations: ${different.join('; ')}.`)
  }
}

/**
 * Drops the foreign keys and adds them again after loading, so that the tables can be loaded in any order. Triggers are
 * disabled meanwhile: their effects are in the backup, and some forbid inserts or updates.
 */
async function suspendConstraints(client: pg.Client, tables: BackupTable[]): Promise<() => Promise<unknown>> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`)
  const names = tables.map(({ name }) => qualified(name))
  const triggers = (change: 'enable' | 'disable') => names.map((name) => `alter table ${name} ${change} trigger user`)
  // Some migrations insert rows.
  const truncate = `truncate ${names.join(', ')}`
  await client.query([...keys.map(dropKey), ...triggers('disable'), truncate].join(';\n'))
  return () => client.query([...triggers('enable'), ...keys.map(addKey)].join(';\n'))
}

type ForeignKey = { table: string; name: string; definition: string }
const dropKey = ({ table, name }: ForeignKey) => `alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`
const addKey = ({ table, name, definition }: ForeignKey) =>
  `alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`

/** Reads the loaded table back: it must be the same as in the backup, byte for byte. */
async function loadTable(client: pg.Client, folder: string, table: BackupTable) {
  const saved = withChecksum(createReadStream(join(folder, tablePath(table.name))))
  const rows = await copyIn(client, copyInto(table), saved.content)
  const { result: sha256 } = await copyOut(client, copyOutOf(table), async (content) => {
    const loaded = withChecksum(content)
    for await (const _ of loaded.content) continue
    return loaded.result().sha256
  })
  if (rows === table.rows && saved.result().sha256.equals(sha256)) return
  throw startupError(
    `The table ${table.name} differs from the backup after loading (${rows} rows of ${table.rows}). Nothing was restored.`,
  )
}

/** Checks that the backup has the file of each row, except those that were already lost when it was made. */
export async function assertFilesExist(client: pg.Client, { folder, manifest }: CheckedBackup): Promise<void> {
  await client.query('create temporary table saved_files (id uuid primary key, sha256 text) on commit drop')
  await copyIn(client, 'copy saved_files from stdin', fileRows(readChecksums(folder)))
  const { rows } = await client.query<{ id: string }>(
    `select referenced.id from (${fileReferences}) as referenced left join saved_files saved using (id)
     where (saved.id is null or saved.sha256 <> referenced.sha256) and referenced.id <> all ($1::uuid[]) limit 10`,
    [manifest.files.lost],
  )
  if (rows.length === 0) return
  throw startupError(`Files are missing from the backup: ${rows.map(({ id }) => id).join(', ')}. Nothing was restored.`)
}

async function* fileRows(checksums: AsyncIterable<Checksum>): AsyncGenerator<Buffer> {
  for await (const { path, sha256 } of checksums) {
    const id = fileIdOf(path)
    if (id) yield Buffer.from(`${id}\t${sha256}\n`)
  }
}
