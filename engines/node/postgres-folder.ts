import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const cache = join(import.meta.dirname, '../../node_modules/.cache/engines')

/** The path of PostgreSQL's data folder as initdb leaves it. Made once, because that takes seconds. */
export async function cachedPostgresFolder(): Promise<string> {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const { version } = JSON.parse(await readFile(join(pglite, '../package.json'), 'utf8')) as { version: string }
  const path = join(cache, `postgres-${version}.tar`)
  if (existsSync(path)) return path
  const bytes = await makePostgresFolder()
  await mkdir(cache, { recursive: true })
  // Another process may be doing the same.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, path)
  return path
}

type FileSystem = { readdir: (path: string) => string[]; unlink: (path: string) => void }

async function makePostgresFolder(): Promise<Uint8Array> {
  const { PGlite } = await import('@electric-sql/pglite')
  const db = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] })
  await db.exec('checkpoint')
  const { rows } = await db.query<{ log: string; database: number }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as log, oid as database from pg_database where datname = current_database()',
  )
  const { log, database } = rows[0]!
  const files = db.Module.FS as unknown as FileSystem
  const namesIn = (path: string) => files.readdir(path).filter((name) => !name.startsWith('.'))
  // The template databases, and the log of what is in the files already: learners download the rest.
  const base = '/pglite/data/base'
  for (const name of namesIn(base).filter((one) => one !== String(database))) {
    for (const file of namesIn(`${base}/${name}`)) files.unlink(`${base}/${name}/${file}`)
  }
  const logs = '/pglite/data/pg_wal'
  for (const name of namesIn(logs)) {
    if (/^[0-9A-F]{24}$/.test(name) && name !== log) files.unlink(`${logs}/${name}`)
  }
  return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer())
}
