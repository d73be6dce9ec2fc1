import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readEnv } from './kit/env.ts'
import { createGracefulShutdown, type GracefulShutdown } from './kit/load/graceful-shutdown.ts'
import { createLog, type Log } from './kit/log.ts'
import { openSandbox } from './kit/sandbox/sandbox.ts'
import { isStartupError } from './kit/startup-error.ts'

/** Tells the starter that trying again would not help. */
const notPossible = 78
/** Before a process that keeps ending is started again; shorter than runners may be silent. */
const maxDelaySeconds = 30
const workerFile = join(import.meta.dirname, 'runner-worker.ts')

/**
 * Runs learners' code in the sandbox, and nothing else ever does. Each run has a process to itself, which is
 * started again when it dies: then it is known which run was to blame, and no other one is lost.
 */
function start(count: number, log: Log, shutdown: GracefulShutdown) {
  const workers = new Set<ChildProcess>()
  const keepRunning = async (id: string) => {
    for (let seconds = 1; !shutdown.isStopping(); seconds = Math.min(seconds * 2, maxDelaySeconds)) {
      const began = performance.now()
      const worker = fork(workerFile, [`--id=${id}`, ...process.argv.slice(2)])
      workers.add(worker)
      const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null]
      workers.delete(worker)
      if (shutdown.isStopping()) return
      log.error({ code, signal }, 'runner process ended')
      if (performance.now() - began > 60_000) seconds = 1
      await delay(seconds * 1000)
    }
  }
  // The name stays the same after a restart: its next process finds what the last one left behind.
  const running = Array.from({ length: count }, () => keepRunning(randomUUID()))
  shutdown.onStop(async () => {
    for (const worker of workers) worker.kill('SIGTERM')
    await Promise.all(running)
  })
}

// As in main.ts.
if (process.argv.includes('--only-compile')) process.exit()

try {
  const env = readEnv()
  if (process.argv.includes('--beside-server') && !env.hasRunner) process.exit(notPossible)
  const { sandbox, problem } = await openSandbox()
  if (sandbox) {
    const log = createLog(env)
    start(env.runnerConcurrency, log, createGracefulShutdown(log))
  } else {
    process.stderr.write(`Learners’ code runs in their browsers only; submissions are not verified. ${problem}\n`)
    process.exitCode = notPossible
  }
} catch (error) {
  process.stderr.write(`${isStartupError(error) ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
}
