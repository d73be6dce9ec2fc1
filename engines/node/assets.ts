import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '../program.ts'
import type { Assets } from '../realm/assets.ts'
import { sqlExtensions } from '../realm/postgres.ts'
import { cachedPostgresFolder } from './postgres-folder.ts'

const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(name))

/** The large files that a language needs: their names, and their paths on this machine. */
export async function assetPaths(language: Language): Promise<Map<string, string>> {
  if (language === 'python') return pathsIn(folderOf('pyodide'), ['pyodide.asm.wasm', 'python_stdlib.zip'])
  if (language !== 'sql') return new Map()
  const extensions = sqlExtensions.map((name) => `${name}.tar.gz`)
  const paths = pathsIn(folderOf('@electric-sql/pglite'), ['pglite.wasm', 'pglite.data', ...extensions])
  const built = join(import.meta.dirname, 'postgres.tar')
  return paths.set('postgres.tar', existsSync(built) ? built : await cachedPostgresFolder())
}

const pathsIn = (folder: string, names: readonly string[]) =>
  new Map(names.map((name) => [name, join(folder, name)] as const))

export async function loadAssets(language: Language): Promise<Assets> {
  const paths = [...(await assetPaths(language))]
  return new Map(
    await Promise.all(paths.map(async ([name, path]) => [name, new Uint8Array(await readFile(path))] as const)),
  )
}
