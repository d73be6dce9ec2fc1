import { createHash } from 'node:crypto'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const query = '?bundled'
const prefix = '\0bundled:'

/**
 * `import { text, hash } from './worker.ts?bundled'`: a file and all it imports as the text of one script, for places that
 * can't load our files, such as a worker in a sandboxed frame.
 */
export function bundledText(): Plugin {
  const bundles = new Map<string, Promise<Rolldown.OutputChunk>>()
  return {
    name: 'bundled-text',
    enforce: 'pre',
    // The pages and the server's bundle import the same scripts: each is bundled once in a build.
    sharedDuringBuild: true,
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null
      const file = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true })
      return file && `${prefix}${file.id}.js`
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const file = id.slice(prefix.length, -'.js'.length)
      const bundling = (this.environment.mode === 'build' && bundles.get(file)) || bundle(file)
      bundles.set(file, bundling)
      const { code, moduleIds } = await bundling
      for (const one of moduleIds) if (!one.startsWith('\0')) this.addWatchFile(one)
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 10)
      return `export const text = ${JSON.stringify(code)}\nexport const hash = '${hash}'`
    },
  }
}

/** Files that a package would load are handed to the script; Vite would put them into it as text. */
const withoutFiles: Plugin = {
  name: 'without-files',
  enforce: 'pre',
  transform: (code) =>
    code.includes('import.meta.url') && code.includes('new URL(')
      ? code.replaceAll(/new URL\((["'`])([^"'`]+)\1,\s*import\.meta\.url\)/g, "new URL('$2', 'file:///')")
      : null,
}

const standIns = join(import.meta.dirname, '../web/learning/practice/realm/node-stand-ins.ts')

/** happy-dom imports many of Node's modules. */
const withoutNode: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('happy-dom') && (isBuiltin(source) || source === 'ws') ? standIns : null,
  transform: (code, id) =>
    id.includes('happy-dom') ? code.replaceAll(/globalThis\.(set|clear)Immediate/g, '$1Timeout') : null,
}

/** A file and all it imports as one script. */
export async function bundle(input: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutFiles, withoutNode],
    define: {
      // For the name of the browser that happy-dom says it is.
      'process.platform': '"linux"',
      'process.arch': '"x64"',
      // React's.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      // As a library: Vite's own handling of import() needs a window.
      lib: { entry: input, formats: ['iife'], name: 'bundled' },
    },
  })
  const [first] = [result].flat() as Rolldown.RolldownOutput[]
  return first!.output[0]
}
