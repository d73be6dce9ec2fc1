import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdLock } from './lock.mjs'
import { root, timed } from './output.mjs'
import { runQuietly } from './processes.mjs'
import { binOf, hash, assertWritable, node24, read, setupLock } from './setup.mjs'

const built = join(root, 'dist', '.built-from')
const finished = join(root, 'dist', '.finished-from')
/** Where bin/compile.mjs puts it. */
export const compileCache = join(root, 'dist', 'compiled')

/**
 * Builds the site, unless its sources are unchanged. The server can use it as soon as `onSite` is called; with the
 * compile cache and the compressed files, which come after that, it is faster. What was interrupted is done again.
 */
export async function build({ always = false, onSite = () => {} } = {}) {
  const sources = hashSources()
  const isDone = (stamp) => !always && read(stamp) === sources
  const wasBuilt = isDone(built)
  if (wasBuilt) onSite()
  if (isDone(finished)) return
  assertWritable('build the site')
  await holdLock(setupLock, async (register) => {
    const env = { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache }
    const run = (log, problem, ...args) => runQuietly(node24(), args, { log, register, env, explain: () => problem })
    if (!isDone(built)) {
      for (const stamp of [finished, built]) rmSync(stamp, { force: true })
      await timed('Building the site…', 'Site built', () =>
        run('build.log', "Can't build the site", binOf('vite'), 'build', '--app', '--config', 'build/vite.config.ts'),
      )
      writeFileSync(built, sources)
    }
    if (!wasBuilt) onSite()
    // Another start may have finished it while we waited.
    if (isDone(finished)) return
    await run('compile.log', "Can't fill the compile cache", 'bin/compile.mjs')
    await run('compress.log', "Can't compress the files of the site", 'bin/compress.mjs')
    writeFileSync(finished, sources)
  })
}

/** Everything that shapes the build. */
function hashSources() {
  const single = ['bin/build.mjs', 'bin/compress.mjs', 'package.json', 'package-lock.json', 'tsconfig.base.json']
  const files = [...['build', 'contract', 'engines', 'web'].flatMap(filesIn), ...single.map((name) => join(root, name))]
  return hash(...files.flatMap((path) => [path.slice(root.length), readFileSync(path)]))
}

function filesIn(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).toSorted((a, b) => (a < b ? -1 : 1))
}
