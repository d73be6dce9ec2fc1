import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdLock } from './lock.mjs'
import { root, say } from './problem.mjs'
import { runQuietly } from './processes.mjs'
import { binOf, hash, mustBeWritable, node24, read, setupLock } from './setup.mjs'

const stamp = join(root, 'dist', '.built-from')
/**
 * What Node makes of the server's sources is kept beside the build: a start is quicker, and the server 25 MB smaller,
 * because it need not even load what turns TypeScript into JavaScript.
 */
export const compiled = join(root, 'dist', 'compiled')
const explain = () => 'The site could not be built'

/** Builds the site, unless it was built from exactly these sources. */
export async function build({ always = false } = {}) {
  const sources = sourcesState()
  if (!always && read(stamp) === sources) return
  mustBeWritable('the site has to be built into it')
  await holdLock(setupLock, async (note) => {
    if (!always && read(stamp) === sources) return
    say('Building the site…')
    rmSync(stamp, { force: true })
    const env = { ...process.env, NODE_ENV: 'production' }
    await runQuietly(node24(), [binOf('vite'), 'build', '--app'], { log: 'build.log', note, explain, env })
    const keeping = { ...env, NODE_COMPILE_CACHE: compiled }
    await runQuietly(node24(), ['server/main.ts', '--only-compile'], {
      log: 'compile.log',
      note,
      explain,
      env: keeping,
    })
    writeFileSync(stamp, sources)
  })
}

function sourcesState() {
  const single = ['package.json', 'package-lock.json', 'vite.config.ts'].map((name) => join(root, name))
  const files = [...filesIn('contract'), ...filesIn('web'), ...single]
  return hash(...files.flatMap((path) => [path.slice(root.length), readFileSync(path)]))
}

function filesIn(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).toSorted((a, b) => (a < b ? -1 : 1))
}
