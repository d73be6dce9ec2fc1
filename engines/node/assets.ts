/** The large files that the engines need: from node_modules, and what is made of them once. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Language } from '../program.ts'
import type { Assets } from '../realm/assets.ts'
import { sqlExtensions } from '../realm/postgres.ts'

const require = createRequire(import.meta.url)
const pglite = dirname(require.resolve('@electric-sql/pglite'))
const pyodide = dirname(require.resolve('pyodide'))
const cache = join(import.meta.dirname, '../../node_modules/.cache/engines')

const read = async (path: string) => new Uint8Array(await readFile(path))
const unzipped = async (path: string) => new Uint8Array(gunzipSync(await readFile(path)))

/** By name, for a language. */
export async function loadAssets(language: Language): Promise<Assets> {
  if (language === 'python') {
    const names = ['pyodide.asm.wasm', 'python_stdlib.zip']
    return new Map(await Promise.all(names.map(async (name) => [name, await read(join(pyodide, name))] as const)))
  }
  if (language !== 'sql') return new Map()
  return new Map([
    ['pglite.wasm', await read(join(pglite, 'pglite.wasm'))],
    ['pglite.data', await read(join(pglite, 'pglite.data'))],
    ['postgres.tar', await postgresFolder()],
    ...(await Promise.all(
      sqlExtensions.map(async (name) => [`${name}.tar`, await unzipped(join(pglite, `${name}.tar.gz`))] as const),
    )),
  ])
}

/** PostgreSQL's data folder as initdb leaves it. Made once, because that takes seconds. */
async function postgresFolder(): Promise<Uint8Array<ArrayBuffer>> {
  const about = await readFile(join(pglite, '../package.json'), 'utf8')
  const { version } = JSON.parse(about) as { version: string }
  const path = join(cache, `postgres-${version}.tar`)
  try {
    return await read(path)
  } catch {
    const bytes = await makePostgresFolder()
    await mkdir(cache, { recursive: true })
    // Another process may be doing the same.
    const draft = `${path}.${process.pid}`
    await writeFile(draft, bytes)
    await rename(draft, path)
    return bytes
  }
}

async function makePostgresFolder(): Promise<Uint8Array<ArrayBuffer>> {
  const { PGlite } = await import('@electric-sql/pglite')
  const db = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] })
  await db.exec('checkpoint')
  const { rows } = await db.query<{ keep: string; database: number }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as keep, oid as database from pg_database where datname = current_database()',
  )
  const FS = db.Module.FS as unknown as { readdir: (path: string) => string[]; unlink: (path: string) => void }
  const folder = '/pglite/data'
  const filesIn = (path: string) => FS.readdir(path).filter((name) => !name.startsWith('.'))
  // The template databases, and the log of what is in the files already.
  for (const name of filesIn(`${folder}/base`).filter((one) => one !== String(rows[0]!.database))) {
    for (const file of filesIn(`${folder}/base/${name}`)) FS.unlink(`${folder}/base/${name}/${file}`)
  }
  for (const name of filesIn(`${folder}/pg_wal`)) {
    if (/^[0-9A-F]{24}$/.test(name) && name !== rows[0]!.keep) FS.unlink(`${folder}/pg_wal/${name}`)
  }
  return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer())
}
