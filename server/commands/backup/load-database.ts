import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { copyFrom, copyTo } from '#server/kit/db/copy.ts'
import { withChecksum } from '#server/kit/files/store.ts'
import { migrationLock, migrationsOnDisk, migrationsTable } from '#server/kit/db/migrate.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { type Checked, type Sum, sumsIn } from './check-backup.ts'
import { allNamed } from './copy-files.ts'
import { fileIdOf, type KeptTable, type Manifest, tablePath, workPath } from './manifest.ts'
import { copyInto, copyOutOf, keptTables, quoted } from './schema.ts'
import { copyWorkBack, makeWaitingWork, queueWaitingWork } from './job-queue.ts'

/** Fills an empty database with what the backup holds, within the transaction of this connection. */
export async function loadDatabase(client: pg.Client, checked: Checked): Promise<void> {
  const { folder, manifest } = checked
  // An instance that is started meanwhile waits.
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await migrateTo(client, manifest)
  await refuseOtherTables(client, manifest)
  const rebuild = await setRulesAside(client, manifest.tables)
  for (const table of manifest.tables) await loadTable(client, folder, table)
  await rebuild()
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, lastValue, isCalled])
  }
  await client.query(makeWaitingWork)
  await copyFrom(client, copyWorkBack, createReadStream(join(folder, workPath)))
  await queueWaitingWork(client)
  await client.query('analyze')
}

/** The state in which the backup was made; what is newer is applied when the academy starts. */
async function migrateTo(client: pg.Client, { migrations }: Manifest) {
  const wanted = new Set(migrations.map(({ number }) => number))
  await client.query(migrationsTable)
  for (const { number, sql } of await migrationsOnDisk()) if (wanted.has(number)) await client.query(sql)
}

const described = ({ name, columns }: Pick<KeptTable, 'name' | 'columns'>) => `${name} (${columns.join(', ')})`

async function refuseOtherTables(client: pg.Client, { tables }: Manifest) {
  const found = (await keptTables(client)).map(described)
  const saved = tables.map(described)
  const other = [...found.filter((one) => !saved.includes(one)), ...saved.filter((one) => !found.includes(one))]
  if (other.length > 0) throw startupError(`The backup does not suit its own migrations: ${other.join('; ')}.`)
}

/**
 * Foreign keys are taken off and made again over all rows at once, so that the tables may come in any order. Triggers
 * told others what happened when it happened, and refuse changes of what is only ever added: they rest meanwhile.
 */
async function setRulesAside(client: pg.Client, tables: KeptTable[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<Key>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`)
  const names = tables.map(({ name }) => `public.${quoted(name)}`)
  const onEach = (change: string) => names.map((name) => `alter table ${name} ${change} trigger user`)
  // Some migrations bring rows along.
  const emptied = `truncate ${names.join(', ')}`
  await inOneGo(client, [...keys.map(dropped), ...onEach('disable'), emptied])
  return () => inOneGo(client, [...onEach('enable'), ...keys.map(added)])
}

type Key = { table: string; name: string; definition: string }
const dropped = ({ table, name }: Key) => `alter table ${table} drop constraint ${quoted(name)}`
const added = ({ table, name, definition }: Key) => `alter table ${table} add constraint ${quoted(name)} ${definition}`

async function inOneGo(client: pg.Client, statements: string[]): Promise<void> {
  await client.query(statements.join(';\n'))
}

/** Reads back what it wrote: the database has to say the same as the backup, byte for byte. */
async function loadTable(client: pg.Client, folder: string, table: KeptTable) {
  const path = join(folder, tablePath(table.name))
  const saved = withChecksum(createReadStream(path))
  const rows = await copyFrom(client, copyInto(table), saved.content)
  const back = withChecksum(copyTo(client, copyOutOf(table)).content)
  for await (const _ of back.content) continue
  if (rows === table.rows && saved.result().sha256.equals(back.result().sha256)) return
  throw startupError(
    `The table ${table.name} does not read back as it was saved (${rows} rows of ${table.rows}): nothing was restored.`,
  )
}

/** Whether each row that names a file has it in the backup, as the row says; those that were lost before are known. */
export async function refuseRowsWithoutFiles(client: pg.Client, { folder, manifest }: Checked): Promise<void> {
  await client.query('create temporary table saved_files (id uuid primary key, sha256 text) on commit drop')
  await copyFrom(client, 'copy saved_files from stdin', fileLines(sumsIn(folder)))
  const { rows } = await client.query<{ id: string }>(
    `select named.id from (${allNamed}) as named left join saved_files saved using (id)
     where (saved.id is null or saved.sha256 <> named.sha256) and named.id <> all ($1::uuid[]) limit 10`,
    [manifest.files.lost],
  )
  if (rows.length === 0) return
  throw startupError(`The backup has rows without their files (${rows.map(({ id }) => id).join(', ')}).`)
}

async function* fileLines(sums: AsyncIterable<Sum>): AsyncGenerator<Buffer> {
  for await (const { path, sha256 } of sums) {
    const id = fileIdOf(path)
    if (id) yield Buffer.from(`${id}\t${sha256}\n`)
  }
}
