import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdLock } from './lock.mjs'
import { root, timed } from './output.mjs'
import { runQuietly } from './processes.mjs'
import { binOf, hash, assertWritable, node24, read, setupLock } from './setup.mjs'

const stamp = join(root, 'dist', '.built-from')
/** Where bin/compile.mjs puts it. */
export const compileCache = join(root, 'dist', 'compiled')

/** Builds the site, unless its sources are unchanged. The server can use it as soon as `onSite` is called. */
export async function build({ always = false, onSite = () => {} } = {}) {
  const sources = hashSources()
  const isBuilt = () => !always && read(stamp) === sources
  if (isBuilt()) return onSite()
  assertWritable('build the site')
  await holdLock(setupLock, async (register) => {
    if (isBuilt()) return onSite()
    rmSync(stamp, { force: true })
    const env = { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache }
    const run = (log, problem, ...args) => runQuietly(node24(), args, { log, register, env, explain: () => problem })
    await timed('Building the site…', 'Site built', () =>
      run('build.log', "Can't build the site", binOf('vite'), 'build', '--app', '--config', 'build/vite.config.ts'),
    )
    writeFileSync(stamp, sources)
    onSite()
    // If it is interrupted, the server fills the cache when it ends.
    await run('compile.log', "Can't fill the compile cache", 'bin/compile.mjs')
  })
}

/** Everything that shapes the build. */
function hashSources() {
  const single = ['bin/build.mjs', 'package.json', 'package-lock.json', 'tsconfig.base.json']
  const files = [...['build', 'contract', 'engines', 'web'].flatMap(filesIn), ...single.map((name) => join(root, name))]
  return hash(...files.flatMap((path) => [path.slice(root.length), readFileSync(path)]))
}

function filesIn(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).toSorted((a, b) => (a < b ? -1 : 1))
}
