import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './output.mjs'
import { serverFlags } from './server-flags.mjs'
import { node24 } from './setup.mjs'

/**
 * Fills Node's compile cache, with which the server starts faster and needs 25 MB less, because it never loads the
 * transpiler. A process would write the cache only when it ends, and the cache depends on the options of Node.
 */
const cache = process.env.NODE_COMPILE_CACHE ?? join(root, 'dist', 'compiled')
const env = { ...process.env, NODE_COMPILE_CACHE: cache }
for (const entry of ['server/main.ts', 'server/runner.ts', 'server/runner-worker.ts']) {
  const args = [...serverFlags, entry, '--only-compile']
  const { status } = spawnSync(node24(), args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
