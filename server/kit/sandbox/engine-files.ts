import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..', '..', '..')
const bundle = join(root, 'dist', 'engines')
const sources = join(root, 'engines')

/** Packages with WebAssembly files, which can't be bundled (as in build/vite.config.ts), and what was made of them. */
const prepared = '.cache/engines'
const packages = ['pyodide', '@electric-sql/pglite', prepared]

export type EngineFiles = {
  /** Paths of this machine and the ones they get in the sandbox. */
  files: [from: string, to: string][]
  main: string
}

/** The built engines, or their sources (null) if they were not built since the last change. Tests build their own. */
export function engineFiles(folder: string | null = isBuilt() ? bundle : null): EngineFiles {
  if (folder) {
    const modules = packages
      .filter((name) => existsSync(join(root, 'node_modules', name)))
      .map((name): [string, string] => [join(root, 'node_modules', name), `/engine/node_modules/${name}`])
    // The same places as in the project: the engines look for packages relative to their own.
    return { files: [[folder, '/engine/dist/engines'], ...modules], main: '/engine/dist/engines/main.mjs' }
  }
  return {
    files: ['engines', 'node_modules', 'package.json'].map((name) => [join(root, name), `/engine/${name}`]),
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
