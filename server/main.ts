import { setTimeout as delay } from 'node:timers/promises'
import { openAcademy } from './academy.ts'
import { createApp, registerJobs } from './app.ts'
import { openBuiltWeb } from './kit/pages/bundle.ts'
import { openDatabaseServer } from './kit/db/connect.ts'
import { type Env, readEnv } from './kit/env.ts'
import { listen } from './kit/http/listen.ts'
import { createLog, type Log } from './kit/log.ts'
import { migrate } from './kit/db/migrate.ts'
import { isStartupError } from './kit/startup-error.ts'
import { createGracefulShutdown, type GracefulShutdown } from './kit/load/graceful-shutdown.ts'
import { refuseDemoInProduction } from './seed/demo-refusal.ts'
import { hasSamplePayee } from './site/index.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
// On a full disk a line may get lost; that is no reason to end.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
const complain = (error: unknown) =>
  void process.stderr.write(`${isStartupError(error) ? error.message : String((error as Error).stack)}\n`)

/** Reads the environment, opens the records, migrates, seeds, listens. */
async function start(env: Env, log: Log, shutdown: GracefulShutdown) {
  const records = await openDatabaseServer(env, say)
  shutdown.onStop(records.stop)
  shutdown.onStopping(records.announceStop)
  records.onExit((problem) => shutdown.stop(problem))

  await migrate(records.connection)
  const { deps, database, close } = await openAcademy(env, records.connection, log)
  shutdown.onStop(close)

  if (env.isProduction) await refuseDemoInProduction(deps.db)
  // A school of its own never loads the demo's courses and people.
  const demo = env.isDemo ? await import('./seed/demo.ts') : null
  await demo?.seedDemo(deps)

  const web = process.argv.includes('--dev') ? await openSources() : await openBuiltWeb()
  const app = await createApp({ deps, database, log, web, isStopping: shutdown.isStopping })
  shutdown.onStop(() => app.close())
  await registerJobs(deps)
  await listen(app, env)
  // Added last, so it comes first: a proxy goes on sending until it notices that we stop, and is served until then.
  shutdown.onStop(() => delay(env.drainSeconds * 1000))
  say(`\nKaushal Techbridge is open at ${env.publicUrl}`)
  if (demo) say(demo.demoGreeting)
  else if (await hasSamplePayee(deps.db)) say(samplePayeeWarning(env.publicUrl))
}

const samplePayeeWarning = (publicUrl: string) =>
  `\nWARNING: the payment details are still the sample's, so nobody can be asked to pay. Enter your own at ${publicUrl}/admin/settings#payment`

// Vite is a tool of development: a server in production never loads it.
const openSources = async () => (await import('./kit/pages/development-web.ts')).openDevelopmentWeb()

// Asked for by the build: by now Node has compiled what a start needs, and keeps it.
if (process.argv.includes('--only-compile')) process.exit()

try {
  const env = readEnv()
  const log = createLog(env)
  const shutdown = createGracefulShutdown(log, env.drainSeconds * 1000)
  await start(env, log, shutdown).catch((error: unknown) => {
    complain(error)
    shutdown.fail()
  })
} catch (error) {
  complain(error)
  process.exit(1)
}
