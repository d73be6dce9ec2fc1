import { setTimeout as delay } from 'node:timers/promises'
import { startProblem } from '#server/kit/start-problem.ts'
import type { Cluster } from './cluster.ts'
import { launch, type Postmaster } from './postmaster.ts'

export type Supervisor = {
  pid(): number
  /** Called once if PostgreSQL ends and cannot be brought back. */
  onExit(tell: (problem: Error) => void): void
  stop(): Promise<void>
}

const restarts = 5
// One that ran this long was brought back; what ended it is another matter than what ended the one before.
const calmAfter = 2_000

/** Starts PostgreSQL, and starts it again whenever it ends without being asked to. */
export async function supervise(cluster: Cluster, log: (line: string) => void): Promise<Supervisor> {
  const halt = new AbortController()
  const gaveUp = Promise.withResolvers<Error>()
  let current = await launch(cluster)
  const kept = keep().catch((error: unknown) => gaveUp.resolve(asError(error)))

  async function keep(): Promise<void> {
    let failures = 0
    for (;;) {
      const since = performance.now()
      const how = await current.exited
      if (halt.signal.aborted) return
      if (performance.now() - since > calmAfter) failures = 0
      log(`PostgreSQL ended by itself (${how}); starting it again`)
      const next = await bringBack(failures)
      if (!next) return
      current = next.postmaster
      failures = next.failures
      if (halt.signal.aborted) return current.stop()
      log('PostgreSQL is running again')
    }
  }

  async function bringBack(failuresBefore: number): Promise<{ postmaster: Postmaster; failures: number } | null> {
    for (let failures = failuresBefore + 1; ; failures++) {
      if (failures > restarts)
        throw startProblem(`PostgreSQL ended ${failures} times in a row: look at ${cluster.logFile} and start again.`)
      // At once the first time, then after 0.5, 1, 2 and 4 seconds.
      const pause = failures === 1 ? 0 : 125 * 2 ** failures
      await delay(pause, null, { signal: halt.signal }).catch(() => null)
      if (halt.signal.aborted) return null
      try {
        return { postmaster: await launch(cluster), failures }
      } catch (error) {
        log(asError(error).message)
        if (failures === restarts) throw error
      }
    }
  }

  return {
    pid: () => current.pid,
    onExit: (tell) => void gaveUp.promise.then(tell),
    stop: async () => {
      halt.abort()
      await current.stop()
      await kept
    },
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
