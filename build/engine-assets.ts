import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { assetPaths } from '../engines/node/assets.ts'
import { typeLibs } from '../engines/node/type-libs.ts'
import { bundle } from './bundled-text.ts'

const id = 'virtual:engine-assets'
const languages = ['python', 'sql', 'types'] as const

/** Makes the one that has to be made, if there is none: beside the build, and in less time than its process would need. */
const prepare = () =>
  promisify(execFile)(process.execPath, [
    '--liftoff-only',
    join(import.meta.dirname, '../engines/node/prepare-assets.ts'),
  ])

const root = join(import.meta.dirname, '..')

/** The compiler as a script of a worker, made once: pages and the server's bundle name the same file. */
const typesScript = once(async () =>
  Buffer.from((await bundle(join(root, 'web/learning/practice/realm/types.ts'))).code),
)
const typesLibs = once(async () => Buffer.from(JSON.stringify(typeLibs())))

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => (made ??= make())
}

type Source = { name: string; source: Buffer; path: string | null }

async function sourcesOf(language: (typeof languages)[number]): Promise<Source[]> {
  if (language === 'types')
    return [
      { name: 'types.js', source: await typesScript(), path: null },
      { name: 'type-libs.json', source: await typesLibs(), path: null },
    ]
  const paths = [...(await assetPaths(language))]
  return Promise.all(paths.map(async ([name, path]) => ({ name, source: await readFile(path), path })))
}

/** Where the development server finds what has no file. */
async function cachedFile(name: string, source: Buffer): Promise<string> {
  const folder = join(root, 'node_modules/.cache/engines')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), source)
  return join(folder, name)
}

/**
 * `import { sql } from 'virtual:engine-assets'`: the large files that a language needs in the page, as a list of
 * { name, url, size }. The engines of the server get those that have to be made.
 */
export function engineAssets(): Plugin {
  return {
    name: 'engine-assets',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(module) {
      if (module !== `\0${id}`) return null
      await prepare()
      const lists = await Promise.all(
        languages.map(async (language) => {
          const files = (await sourcesOf(language)).map(async ({ name, source, path }) => {
            if (this.environment.mode !== 'build')
              return { name, url: `/@fs${path ?? (await cachedFile(name, source))}`, size: source.length }
            const hash = createHash('sha256').update(source).digest('hex').slice(0, 10)
            // The server takes .gz for the compressed form of another file.
            const fileName = `assets/engines/${hash}-${name.replace('.tar.gz', '.tgz')}`
            if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source })
            return { name, url: `/${fileName}`, size: source.length }
          })
          return `export const ${language} = ${JSON.stringify(await Promise.all(files))}`
        }),
      )
      return lists.join('\n')
    },
    async generateBundle() {
      if (this.environment.name !== 'engines') return
      const path = (await assetPaths('sql')).get('postgres.tar')!
      this.emitFile({ type: 'asset', fileName: 'postgres.tar', source: await readFile(path) })
      this.emitFile({ type: 'asset', fileName: 'type-libs.json', source: await typesLibs() })
    },
  }
}
