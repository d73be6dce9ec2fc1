import { randomUUID } from 'node:crypto'
import { setPriority } from 'node:os'
import { openAcademy } from './academy.ts'
import { joinRunningDatabase } from './kit/db/connect.ts'
import { type Env, readEnv } from './kit/env.ts'
import { createGracefulShutdown, type GracefulShutdown } from './kit/load/graceful-shutdown.ts'
import { createLog, type Log } from './kit/log.ts'
import { openSandbox, type Sandbox } from './kit/sandbox/sandbox.ts'
import { isStartupError } from './kit/startup-error.ts'
import { performRun } from './learning/practice/perform-run.service.ts'
import { type CheckRunJob, checkRunQueue } from './learning/practice/runs.service.ts'
import { removeRunner, reportRunner } from './learning/practice/runs.store.ts'

/** Tells the starter that trying again would not help. */
const notPossible = 78
/** Behind the web server, which shares the cores. */
const niceness = 5
const reportMs = 30_000
/** Runs in progress get this time when the runner stops; then they go back to the queue. */
const finishMs = 3_000

/** Takes check runs from the queue and runs them in the sandbox. Nothing else ever runs learners' code. */
async function start(env: Env, sandbox: Sandbox, log: Log, shutdown: GracefulShutdown) {
  setPriority(niceness)
  const { deps, close } = await openAcademy(env, await joinRunningDatabase(env), log)
  const counts = { done: 0, failed: 0, running: 0 }
  const stopping = new AbortController()
  shutdown.onStop(close)
  shutdown.onStopping(() => setTimeout(() => stopping.abort(), finishMs))

  const id = randomUUID()
  const report = async () => {
    await reportRunner(deps.db, id, deps.clock())
    log.info({ ...counts, concurrency: env.runnerConcurrency }, 'runner')
  }
  await report()
  const timer = setInterval(
    () => void report().catch((error: unknown) => log.error({ err: error }, 'runner')),
    reportMs,
  )
  shutdown.onStop(async () => {
    clearInterval(timer)
    await removeRunner(deps.db, id)
  })

  const run = async ({ runId }: CheckRunJob) => {
    counts.running += 1
    const place = { sandbox, signal: stopping.signal }
    await performRun(deps.db, deps, place, runId)
      .then(
        () => (counts.done += 1),
        (error: unknown) => {
          counts.failed += 1
          throw error
        },
      )
      .finally(() => (counts.running -= 1))
  }
  await deps.jobs.work<CheckRunJob>(checkRunQueue, run, { concurrency: env.runnerConcurrency })
}

// As in main.ts.
if (process.argv.includes('--only-compile')) process.exit()

try {
  const env = readEnv()
  if (process.argv.includes('--beside-server') && !env.hasRunner) process.exit(notPossible)
  // For tests: a build may be replacing the built engines.
  const engines = process.argv.includes('--engine-sources') ? null : undefined
  const { sandbox, problem } = await openSandbox({ engines })
  if (sandbox) {
    const log = createLog(env)
    await start(env, sandbox, log, createGracefulShutdown(log))
  } else {
    process.stderr.write(`Learners’ code runs in their browsers only; submissions are not verified. ${problem}\n`)
    process.exitCode = notPossible
  }
} catch (error) {
  process.stderr.write(`${isStartupError(error) ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
}
