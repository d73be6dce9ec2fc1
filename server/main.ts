import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { openAcademy } from './academy.ts'
import { createApp } from './app.ts'
import { registerJobs } from './jobs.ts'
import { openBuiltWeb } from './kit/pages/bundle.ts'
import { migrateServer, openDatabaseServer } from './kit/db/connect.ts'
import { protectDataFolder } from './kit/data-folder.ts'
import { type Env, readEnv } from './kit/env.ts'
import { listen } from './kit/http/listen.ts'
import { createLog, type Log } from './kit/log.ts'
import { isStartupError } from './kit/startup-error.ts'
import { createGracefulShutdown, type GracefulShutdown } from './kit/load/graceful-shutdown.ts'
import { assertNoDemoInProduction } from './seed/demo-refusal.ts'
import { hasSamplePayee } from './site/index.ts'

const print = (text: string) => void process.stdout.write(`${text}\n`)
// On a full disk output is lost, but the server keeps running.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
const printError = (error: unknown) =>
  void process.stderr.write(`${isStartupError(error) ? error.message : String((error as Error).stack)}\n`)

/** `npm start` builds the site while we prepare the database, and says when it is built. */
const isBuilding = process.argv.includes('--await-site')
const site = isBuilding ? once(process, 'message') : null

async function start(env: Env, log: Log, shutdown: GracefulShutdown) {
  const databaseServer = await openDatabaseServer(env, print)
  shutdown.onStop(databaseServer.stop)
  shutdown.onStopping(databaseServer.announceStop)
  databaseServer.onExit((error) => shutdown.stop(error))

  await migrateServer(databaseServer)
  const { deps, close } = await openAcademy(env, databaseServer.connection, log)
  shutdown.onStop(close)
  await protectDataFolder(env.dataDir, print)

  if (env.isProduction) await assertNoDemoInProduction(deps.db)
  // Without the demo its code and content are never loaded.
  const demo = env.isDemo ? await import('./seed/demo.ts') : null
  await demo?.seedDemo(deps)

  if (isBuilding) print(`Database ready (${Math.round(process.uptime())} s)`)
  await site
  const web = process.argv.includes('--dev') ? await openSources() : await openBuiltWeb()
  const app = await createApp({ deps, log, web, isStopping: shutdown.isStopping })
  shutdown.onStop(() => app.close())
  await registerJobs(deps)
  await listen(app, env)
  // Added last, so it runs first: a proxy keeps sending until it notices that we are stopping.
  shutdown.onStop(() => delay(env.drainSeconds * 1000))
  // The starter waits for this before it starts the runner.
  process.send?.('ready')
  print(`\nKaushal Techbridge is running at ${env.publicUrl}`)
  if (demo) print(demo.demoGreeting)
  else if (await hasSamplePayee(deps.db)) print(samplePayeeWarning(env.publicUrl))
}

const samplePayeeWarning = (publicUrl: string) =>
  `\nWARNING: Learners can't pay yet, because the payment details are sample data. Enter yours at ${publicUrl}/admin/settings/payment`

// Vite is loaded only in development.
const openSources = async () => (await import('./kit/pages/development-web.ts')).openDevelopmentWeb()

// bin/compile.mjs runs this to fill Node's compile cache, also with what this process loads later.
if (process.argv.includes('--only-compile')) {
  await Promise.all([import('./messages/texts.ts'), import('./identity/my-data/zip.ts'), openBuiltWeb()])
  process.exit()
}

try {
  const env = readEnv()
  const log = createLog(env)
  const shutdown = createGracefulShutdown(log, env.drainSeconds * 1000)
  await start(env, log, shutdown).catch((error: unknown) => {
    // What fails because we were stopped meanwhile is no error.
    if (!shutdown.isStopping()) printError(error)
    shutdown.fail()
  })
} catch (error) {
  printError(error)
  process.exit(1)
}
