import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { assetPaths } from '../engines/node/assets.ts'

const id = 'virtual:engine-assets'
const languages = ['python', 'sql'] as const

/** Makes the one that has to be made, if there is none: beside the build, and in less time than its process would need. */
const prepare = () =>
  promisify(execFile)(process.execPath, [
    '--liftoff-only',
    join(import.meta.dirname, '../engines/node/prepare-assets.ts'),
  ])

/**
 * `import { sql } from 'virtual:engine-assets'`: the large files that a language needs in the page, as a list of
 * { name, url, size }. The engines of the server get the one that has to be made.
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
          const files = [...(await assetPaths(language))].map(async ([name, path]) => {
            const source = await readFile(path)
            if (this.environment.mode !== 'build') return { name, url: `/@fs${path}`, size: source.length }
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
    },
  }
}
