import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, compileCache } from './build.mjs'
import { printError, root } from './output.mjs'
import { forwardSignals, keepRunning, startProgram } from './processes.mjs'
import { serverEnvironment, serverFlags } from './server-flags.mjs'
import { install, node24 } from './setup.mjs'

const environment = () => ({ NODE_COMPILE_CACHE: compileCache, ...serverEnvironment, ...process.env })

forwardSignals()
try {
  await install()
  await build()
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
  const args = [...settings, ...serverFlags, 'server/main.ts', ...process.argv.slice(2)]
  // The IPC channel closes when this process ends, however it ends; then the server stops.
  const options = { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment() }
  const server = startProgram(node24(), args, options)
  server.child.once('message', () => {
    const runner = [...settings, ...serverFlags, 'server/runner.ts', '--beside-server']
    void keepRunning(() => startProgram(node24(), runner, options)).catch(printError)
  })
  process.exit(await server.ended)
} catch (error) {
  printError(error)
  process.exit(1)
}
