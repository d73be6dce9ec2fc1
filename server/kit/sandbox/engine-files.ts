import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')
const bundle = join(root, 'dist', 'engines')
const sources = join(root, 'engines')

/** Packages with WebAssembly files, which can't be bundled. The same list as in vite.config.ts. */
const packages = ['pyodide', '@electric-sql/pglite']

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
    return { files: [[folder, '/engine/bundle'], ...modules], main: '/engine/bundle/main.mjs' }
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
