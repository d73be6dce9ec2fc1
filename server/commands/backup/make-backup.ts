import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Connection } from '#server/kit/db/db.ts'
import { copyTo } from '#server/kit/db/copy.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { connect } from './connect.ts'
import { copyNamedFiles, sumUpFiles } from './copy-files.ts'
import { type BackupFolder, newBackupFolder, writingProblem } from './folder.ts'
import { type KeptTable, type Manifest, tablePath, workPath } from './manifest.ts'
import { copyOutOf, keptSequences, keptTables, sameText } from './schema.ts'
import { workQuery } from './job-queue.ts'

export type Making = {
  connection: Connection
  store: FileStore
  folder: string
  /** Goes on without the files that are not in the store any more, and says so in the backup. */
  skipLostFiles?: boolean
  /** Told the name of the snapshot that is saved, while it stands: another connection can look at the same. */
  onSnapshot?: (snapshot: string) => Promise<void>
}

/** Saves the database and the files as they belong together, while others go on writing. */
export async function makeBackup(making: Making): Promise<Manifest> {
  const folder = await newBackupFolder(making.folder)
  try {
    const manifest = await saveTo(folder, making)
    await folder.finish(manifest)
    return manifest
  } catch (error) {
    await folder.discard()
    throw writingProblem(making.folder, error)
  }
}

async function saveTo(folder: BackupFolder, making: Making): Promise<Manifest> {
  const { client, end } = await connect(making.connection, 'backup')
  try {
    await client.query(sameText)
    await refuseNoAcademy(client)
    // Most of the bytes, before any snapshot is held.
    await copyNamedFiles(client, making.store, folder)
    const lost = await holdSnapshot(client, folder, making)
    return await save(client, folder, lost, making)
  } finally {
    await end()
  }
}

async function refuseNoAcademy(client: pg.Client) {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.migrations') is not null as "isThere"`,
  )
  if (!rows[0]!.isThere) throw startupError('There is no academy in this database: check DATABASE_URL and DATA_DIR.')
}

const mostRounds = 30

/**
 * Begins a transaction whose rows all have their files in the backup. A file may be removed between the snapshot and its
 * copying; then its row is gone as well, and the next snapshot knows neither. Only what came since the round before has
 * to be copied, so a round is short. What is missing twice was lost by the store: answered, if one goes on without.
 */
async function holdSnapshot(client: pg.Client, folder: BackupFolder, { store, skipLostFiles }: Making) {
  let before = new Set<string>()
  for (let round = 1; round <= mostRounds; round++) {
    await client.query('begin isolation level repeatable read read only')
    const missing = await copyNamedFiles(client, store, folder)
    const lost = missing.filter((id) => before.has(id))
    if (lost.length > 0 && !skipLostFiles) throw lostFiles(lost)
    if (lost.length === missing.length) return lost
    before = new Set(missing)
    await client.query('rollback')
  }
  throw startupError('Files come and go faster than they can be copied: make the backup at a quieter time.')
}

function lostFiles(ids: string[]): Error {
  const some = ids.slice(0, 10).join(', ')
  return startupError(
    `${ids.length} files are named in the database and are not in the store as they were put there: ${some}. Bring them back from an earlier backup, or save the rest with --without-lost-files.`,
  )
}

async function save(client: pg.Client, folder: BackupFolder, lost: string[], { onSnapshot }: Making) {
  if (onSnapshot) await onSnapshot(await exportSnapshot(client))
  const { rows: about } = await client.query<{ madeAt: Date; postgres: string }>(
    `select now() as "madeAt", current_setting('server_version') as postgres`,
  )
  const { madeAt, postgres } = about[0]!
  const tables: KeptTable[] = []
  for (const table of await keptTables(client)) {
    tables.push({ ...table, rows: await saveRows(client, folder, tablePath(table.name), copyOutOf(table)) })
  }
  const work = { rows: await saveRows(client, folder, workPath, await workQuery(client)) }
  const sequences = await keptSequences(client)
  const migrations = await client.query('select number, name, sha256 from migrations order by number')
  const files = { ...(await sumUpFiles(client, folder)), lost }
  await client.query('rollback')
  return {
    format: 1,
    madeAt: madeAt.toISOString(),
    version: await ownVersion(),
    postgres,
    migrations: migrations.rows as Manifest['migrations'],
    tables,
    sequences,
    work,
    files,
  } satisfies Manifest
}

async function exportSnapshot(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name')
  return rows[0]!.name
}

async function saveRows(client: pg.Client, folder: BackupFolder, path: string, copy: string): Promise<number> {
  const { content, rows } = copyTo(client, copy)
  const { sha256 } = await folder.write(path, content)
  await folder.note(path, sha256)
  return rows()
}

async function ownVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
