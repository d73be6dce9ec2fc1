import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, compileCache } from './build.mjs'
import { printError, root } from './output.mjs'
import { forwardSignals, keepRunning, startProgram, stop } from './processes.mjs'
import { serverEnvironment, serverFlags } from './server-flags.mjs'
import { install, node24 } from './setup.mjs'

// The IPC channel closes when this process ends, however it ends; then the server stops.
const options = {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: compileCache, ...serverEnvironment, ...process.env },
}

let failure = 0
forwardSignals()
try {
  await install()
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
  const run = (script, ...args) => startProgram(node24(), [...settings, ...serverFlags, script, ...args], options)
  // The server prepares the database while the site is built.
  const server = run('server/main.ts', '--await-site', ...process.argv.slice(2))
  const ready = new Promise((resolve) => server.child.once('message', resolve))
  let isOpen = false
  const onSite = () => {
    isOpen = true
    if (server.child.connected) server.child.send('built')
  }
  const built = build({ onSite }).catch((error) => {
    // What is left only makes the server faster; the next start tries it again.
    if (!isOpen) throw error
    printError(error)
  })
  const ended = server.ended.then((code) => stop(failure || code))
  await Promise.race([ended, built.then(() => ready)])
  void keepRunning(() => run('server/runner.ts', '--beside-server')).catch(printError)
} catch (error) {
  failure = 1
  printError(error)
  await stop(failure)
}
