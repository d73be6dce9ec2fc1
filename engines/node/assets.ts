import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { RealmName } from '../program.ts'
import type { Assets } from '../realm/assets.ts'
import { sqlExtensions } from '../realm/postgres.ts'
import { cachedPostgresFolder } from './postgres-folder.ts'
import { typeLibs } from './type-libs.ts'

const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(name))

/** The large files that a realm needs: their names, and their paths on this machine. */
export async function assetPaths(language: RealmName): Promise<Map<string, string>> {
  if (language === 'python') return pathsIn(folderOf('pyodide'), ['pyodide.asm.wasm', 'python_stdlib.zip'])
  if (language !== 'sql') return new Map()
  const extensions = sqlExtensions.map((name) => `${name}.tar.gz`)
  const paths = pathsIn(folderOf('@electric-sql/pglite'), ['pglite.wasm', 'pglite.data', ...extensions])
  const built = join(import.meta.dirname, 'postgres.tar')
  return paths.set('postgres.tar', existsSync(built) ? built : await cachedPostgresFolder())
}

const pathsIn = (folder: string, names: readonly string[]) =>
  new Map(names.map((name) => [name, join(folder, name)] as const))

const builtLibs = join(import.meta.dirname, 'type-libs.json')

/** Those of the build, which has the compiler without its package. */
const typeLibsAsset = async (): Promise<Assets> =>
  new Map([
    [
      'type-libs.json',
      existsSync(builtLibs) ? await readBytes(builtLibs) : new TextEncoder().encode(JSON.stringify(typeLibs())),
    ],
  ])

const readBytes = async (path: string) => new Uint8Array(await readFile(path))

export async function loadAssets(language: RealmName): Promise<Assets> {
  if (language === 'types') return typeLibsAsset()
  const paths = [...(await assetPaths(language))]
  return new Map(await Promise.all(paths.map(async ([name, path]) => [name, await readBytes(path)] as const)))
}
