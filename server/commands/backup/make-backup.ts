import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Connection } from '#server/kit/db/db.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { connect } from './connect.ts'
import { copyFiles, listFiles } from './copy-files.ts'
import { copyOut } from './copy-rows.ts'
import { type BackupFolder, createBackupFolder, writeError } from './folder.ts'
import { copyJobsOut } from './job-queue.ts'
import { type BackupTable, jobsPath, type Manifest, tablePath } from './manifest.ts'
import { copyOutOf, listSequences, listTables, sessionSettings } from './schema.ts'

export type BackupOptions = {
  connection: Connection
  store: FileStore
  folder: string
  /** APP_SECRET, which signs the backup. Null: it is not signed. */
  secret: string | null
  /** Continues without files that are missing in the store, and lists them in the manifest. */
  skipLostFiles?: boolean
  /** Called with the name of the exported snapshot, so that another connection can read the same state. */
  onSnapshot?: (snapshot: string) => Promise<void>
}

/** Saves a consistent state of the database and its files while the academy keeps running. */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const folder = await createBackupFolder(options.folder)
  try {
    const manifest = await saveTo(folder, options)
    await folder.finish(manifest, options.secret)
    return manifest
  } catch (error) {
    await folder.discard()
    throw writeError(options.folder, error)
  }
}

async function saveTo(folder: BackupFolder, options: BackupOptions): Promise<Manifest> {
  const { client, end } = await connect(options.connection, 'backup')
  try {
    await client.query(sessionSettings)
    await assertMigrated(client)
    // Copies most of the bytes before a snapshot is held.
    await copyFiles(client, options.store, folder)
    const lost = await takeSnapshot(client, folder, options)
    return await saveDatabase(client, folder, lost, options)
  } finally {
    await end()
  }
}

async function assertMigrated(client: pg.Client) {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.migrations') is not null as exists`,
  )
  if (!rows[0]!.exists) throw startupError('This database is empty. Check DATABASE_URL and DATA_DIR.')
}

const maxRounds = 30

/**
 * Starts a transaction in which every row has its file in the backup. A file may be deleted between the snapshot and
 * its copying; then its row is gone too, and the next snapshot has neither. Each round copies only the files that were
 * added since the last one. A file that is missing twice was lost by the store; those are returned.
 */
async function takeSnapshot(client: pg.Client, folder: BackupFolder, { store, skipLostFiles }: BackupOptions) {
  let missingBefore = new Set<string>()
  for (let round = 1; round <= maxRounds; round++) {
    await client.query('begin isolation level repeatable read read only')
    const missing = await copyFiles(client, store, folder)
    const lost = missing.filter((id) => missingBefore.has(id))
    if (lost.length > 0 && !skipLostFiles) throw lostFiles(lost)
    if (lost.length === missing.length) return lost
    missingBefore = new Set(missing)
    await client.query('rollback')
  }
  throw startupError('Files change faster than they can be copied. Make the backup at a quieter time.')
}

function lostFiles(ids: string[]): Error {
  const shown = ids.slice(0, 10).join(', ')
  return startupError(
    `${ids.length} files are missing or damaged in the file store: ${shown}. Restore them from an earlier backup, or use --skip-lost-files to save the rest.`,
  )
}

async function saveDatabase(client: pg.Client, folder: BackupFolder, lost: string[], { onSnapshot }: BackupOptions) {
  if (onSnapshot) await onSnapshot(await exportSnapshot(client))
  const { rows } = await client.query<{ createdAt: Date; postgres: string }>(
    `select now() as "createdAt", current_setting('server_version') as postgres`,
  )
  const { createdAt, postgres } = rows[0]!
  const tables: BackupTable[] = []
  for (const table of await listTables(client)) {
    tables.push({ ...table, rows: await saveRows(client, folder, tablePath(table.name), copyOutOf(table)) })
  }
  const jobs = { rows: await saveRows(client, folder, jobsPath, await copyJobsOut(client)) }
  const sequences = await listSequences(client)
  const migrations = await client.query('select number, name, sha256 from migrations order by number')
  const files = { ...(await listFiles(client, folder)), lost }
  await client.query('rollback')
  return {
    format: 1,
    createdAt: createdAt.toISOString(),
    version: await packageVersion(),
    postgres,
    migrations: migrations.rows as Manifest['migrations'],
    tables,
    sequences,
    jobs,
    files,
  } satisfies Manifest
}

async function exportSnapshot(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name')
  return rows[0]!.name
}

async function saveRows(client: pg.Client, folder: BackupFolder, path: string, copy: string): Promise<number> {
  const { result, rowCount } = await copyOut(client, copy, (rows) => folder.write(path, rows))
  await folder.addChecksum(path, result.sha256)
  return rowCount
}

async function packageVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
