import { setTimeout as delay } from 'node:timers/promises'
import { isDiskFull } from '#server/kit/startup-error.ts'
import type { Cluster } from './cluster.ts'
import { launch, type Postmaster } from './postmaster.ts'

export type Supervisor = {
  pid(): number
  /** Called once if PostgreSQL ends and cannot be brought back. */
  onExit(tell: (problem: Error) => void): void
  stop(): Promise<void>
}

const restarts = 5
// At once the first time, then after 0.5, 1, 2 and 4 seconds: however often it ends, it is not started in a frenzy.
const pauseBefore = (attempt: number) => (attempt === 0 ? 0 : Math.min(4_000, 250 * 2 ** attempt))
const calmAfter = 2_000

/** Starts PostgreSQL, and starts it again whenever it ends without being asked to. */
export async function supervise(cluster: Cluster, log: (line: string) => void): Promise<Supervisor> {
  const halt = new AbortController()
  const gaveUp = Promise.withResolvers<Error>()
  let current = await launch(cluster)
  const kept = keep().catch((error: unknown) => gaveUp.resolve(asError(error)))

  async function keep(): Promise<void> {
    let quickEnds = 0
    for (;;) {
      const since = performance.now()
      const how = await current.exited
      if (halt.signal.aborted) return
      quickEnds = performance.now() - since < calmAfter ? quickEnds + 1 : 0
      log(`PostgreSQL ended by itself (${how}); starting it again`)
      const next = await bringBack(quickEnds)
      if (!next) return
      current = next
      if (halt.signal.aborted) return current.stop()
      log('PostgreSQL is running again')
    }
  }

  /** Gives up only when it cannot be started; one that starts and is killed again may be killed as often as it likes. */
  async function bringBack(quickEnds: number): Promise<Postmaster | null> {
    for (let failures = 0; ; failures++) {
      await delay(pauseBefore(quickEnds + failures), null, { signal: halt.signal }).catch(() => null)
      if (halt.signal.aborted) return null
      try {
        return await launch(cluster)
      } catch (error) {
        log(asError(error).message)
        // A disk that is full is somebody's to empty, and then all goes on: it is waited for.
        if (failures + 1 >= restarts && !isDiskFull(error)) throw error
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
