/** A process of the runner: it runs one submission after the other. Its supervisor is runner.ts. */
import { setPriority } from 'node:os'
import { openAcademy } from './academy.ts'
import { joinRunningDatabase } from './kit/db/connect.ts'
import { type Env, readEnv } from './kit/env.ts'
import { createGracefulShutdown, type GracefulShutdown } from './kit/load/graceful-shutdown.ts'
import { createLog, type Log } from './kit/log.ts'
import { openSandbox, type Sandbox } from './kit/sandbox/sandbox.ts'
import { isStartupError, startupError } from './kit/startup-error.ts'
import { performRun, recoverAbandoned, recoverFromCrash, recoverOwn } from './learning/runner/perform-run.service.ts'
import { performProblemRun, recoverProblemRuns } from './learning/runner/problem-runs.service.ts'
import { performTry, recoverTries } from './learning/runner/tries.service.ts'
import { claimTry } from './learning/tries/store.ts'
import { claimRun, removeRunner, reportRunner } from './learning/practice/queue.store.ts'
import { claimProblemRun } from './learning/problems/queue.store.ts'

/** Behind the web server, which shares the cores. */
const niceness = 5
const reportMs = 10_000
/** New runs are announced; this is for those that wait for another try, and for a lost announcement. */
const pollMs = 5_000
/** A run in progress gets this time when the runner stops; then it goes back to the queue. */
const finishMs = 3_000

async function start(env: Env, id: string, sandbox: Sandbox, log: Log, shutdown: GracefulShutdown) {
  setPriority(niceness)
  const { deps, close } = await openAcademy(env, await joinRunningDatabase(env), log)
  const { db } = deps
  shutdown.onStop(close)
  await recoverFromCrash(db, deps, id)
  await recoverProblemRuns(db, deps, id)
  await recoverTries(db, deps, id)

  const counts = { done: 0, failed: 0 }
  const report = async () => {
    await reportRunner(db, id, deps.clock())
    await recoverAbandoned(db, deps)
    log.info({ ...counts, runner: id }, 'runner')
  }
  const logError = (error: unknown) => log.error({ err: error }, 'runner')
  await report()
  const timer = setInterval(() => void report().catch(logError), reportMs)
  shutdown.onStop(async () => {
    clearInterval(timer)
    await removeRunner(db, id)
  })

  const stopping = new AbortController()
  const news = createSignal()
  const next = async (): Promise<boolean> => {
    const place = { sandbox, signal: stopping.signal }
    const run = await claimRun(db, id, deps.clock())
    // Practice comes after submissions, which mentors and approvals wait for.
    const problem = run ? null : await claimProblemRun(db, id, deps.clock())
    const tried = run || problem ? null : await claimTry(db, id, deps.clock())
    if (run) await performRun(db, deps, place, run)
    else if (problem) await performProblemRun(db, deps, place, problem)
    else if (tried) await performTry(db, deps, place, tried)
    else return false
    counts.done += 1
    return true
  }
  const work = async () => {
    while (!shutdown.isStopping()) {
      const hasMore = await next().catch(async (error: unknown) => {
        counts.failed += 1
        logError(error)
        await recoverOwn(db, deps, id).catch(logError)
        await recoverProblemRuns(db, deps, id).catch(logError)
        await recoverTries(db, deps, id).catch(logError)
        return false
      })
      if (!hasMore) await news.wait(pollMs)
    }
  }
  deps.subscribe({ channel: 'check_runs', onMessage: news.notify, onConnect: news.notify })
  const working = work()
  shutdown.onStopping(() => {
    news.notify()
    setTimeout(() => stopping.abort(), finishMs)
  })
  shutdown.onStop(() => working)
}

/** What happens while nobody waits ends the next wait at once. */
function createSignal() {
  let isNotified = false
  let wake: () => void = () => {}
  return {
    notify: () => {
      isNotified = true
      wake()
    },
    wait: async (ms: number) => {
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isNotified = false
    },
  }
}

// As in main.ts.
if (process.argv.includes('--only-compile')) process.exit()

try {
  const env = readEnv()
  const id = process.argv.find((argument) => argument.startsWith('--id='))!.slice(5)
  // For tests: a build may be replacing the built engines.
  const engines = process.argv.includes('--engine-sources') ? null : undefined
  const { sandbox, problem } = await openSandbox({ engines })
  if (!sandbox) throw startupError(problem)
  const log = createLog(env)
  await start(env, id, sandbox, log, createGracefulShutdown(log))
} catch (error) {
  process.stderr.write(`${isStartupError(error) ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
}
