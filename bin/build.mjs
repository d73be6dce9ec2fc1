import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdLock } from './lock.mjs'
import { print, root } from './output.mjs'
import { runQuietly } from './processes.mjs'
import { binOf, hash, assertWritable, node24, read, setupLock } from './setup.mjs'

const stamp = join(root, 'dist', '.built-from')
/** Where bin/compile.mjs puts it. */
export const compileCache = join(root, 'dist', 'compiled')
const explain = () => "Can't build the site"

/** Builds the site, unless its sources are unchanged. */
export async function build({ always = false } = {}) {
  const sources = hashSources()
  if (!always && read(stamp) === sources) return
  assertWritable('build the site')
  await holdLock(setupLock, async (register) => {
    if (!always && read(stamp) === sources) return
    print('Building the site…')
    rmSync(stamp, { force: true })
    const env = { ...process.env, NODE_ENV: 'production' }
    await runQuietly(node24(), [binOf('vite'), 'build', '--app', '--config', 'build/vite.config.ts'], {
      log: 'build.log',
      register,
      explain,
      env,
    })
    const withCache = { ...env, NODE_COMPILE_CACHE: compileCache }
    await runQuietly(node24(), ['bin/compile.mjs'], { log: 'compile.log', register, explain, env: withCache })
    writeFileSync(stamp, sources)
  })
}

function hashSources() {
  const packages = ['package.json', 'package-lock.json'].map((name) => join(root, name))
  const files = [...['build', 'contract', 'engines', 'web'].flatMap(filesIn), ...packages]
  return hash(...files.flatMap((path) => [path.slice(root.length), readFileSync(path)]))
}

function filesIn(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).toSorted((a, b) => (a < b ? -1 : 1))
}
