import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..', '..', '..')
const bundle = join(root, 'dist', 'engines')
const sources = join(root, 'engines')

/** What was made of packages with WebAssembly files. */
const prepared = '.cache/engines'

export type EngineFiles = {
  /** Paths of this machine and the ones they get in the sandbox. */
  files: [from: string, to: string][]
  main: string
}

/** The built engines, or their sources (null) if they were not built since the last change. Tests build their own. */
export function engineFiles(folder: string | null = isBuilt() ? bundle : null): EngineFiles {
  // The same places as in the project: the engines look for packages relative to their own.
  const modules: [string, string] = [join(root, 'node_modules'), '/engine/node_modules']
  if (folder) return { files: [[folder, '/engine/dist/engines'], modules], main: '/engine/dist/engines/main.mjs' }
  return {
    files: [
      modules,
      ...['engines', 'package.json'].map((name): [string, string] => [join(root, name), `/engine/${name}`]),
    ],
    main: '/engine/engines/node/main.ts',
  }
}

function isBuilt(): boolean {
  const main = join(bundle, 'main.mjs')
  if (!existsSync(main)) return false
  const built = statSync(main).mtimeMs
  return readdirSync(sources, { recursive: true, encoding: 'utf8' }).every(
    (name) => statSync(join(sources, name)).mtimeMs < built,
  )
}

/** The build brings its own; without one it is made at the first start, because in the sandbox nothing can be written. */
export async function prepareAssets({ files }: EngineFiles): Promise<void> {
  const isThere = files.some(([from]) => existsSync(join(from, 'postgres.tar')))
  if (isThere || existsSync(join(root, 'node_modules', prepared))) return
  // Exercises in other languages work without.
  await promisify(execFile)(process.execPath, ['--liftoff-only', join(sources, 'node/prepare-assets.ts')]).catch(
    () => {},
  )
}
