import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, compiled } from './build.mjs'
import { complain, root } from './problem.mjs'
import { forwardSignals, startProgram } from './processes.mjs'
import { install, node24 } from './setup.mjs'

const withCache = () => ({ NODE_COMPILE_CACHE: compiled, ...process.env })

forwardSignals()
try {
  await install()
  await build()
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
  const args = [...settings, 'server/main.ts', ...process.argv.slice(2)]
  // The channel ends with us, however we end, and tells the server to stop.
  const server = startProgram(node24(), args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: withCache() })
  process.exit(await server.ended)
} catch (error) {
  complain(error)
  process.exit(1)
}
