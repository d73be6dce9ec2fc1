// Runs a script, or a command of our packages, with everything it needs: `node bin/run.mjs vitest run`.
import { build } from './build.mjs'
import { printError } from './output.mjs'
import { forwardSignals, startProgram, stop } from './processes.mjs'
import { binOf, install, node24 } from './setup.mjs'

const isBuilt = process.argv[2] === '--built'
const [command, ...args] = process.argv.slice(isBuilt ? 3 : 2)

forwardSignals()
try {
  await install({ tools: true })
  if (isBuilt) await build()
  const script = command.endsWith('.ts') ? command : binOf(command)
  await stop(await startProgram(node24(), [script, ...args], { stdio: 'inherit' }).ended)
} catch (error) {
  printError(error)
  await stop(1)
}
