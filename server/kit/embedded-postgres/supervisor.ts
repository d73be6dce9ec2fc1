import { setTimeout as delay } from 'node:timers/promises'
import { isDiskFull } from '#server/kit/startup-error.ts'
import type { Cluster } from './cluster.ts'
import { launch, type Postmaster } from './postmaster.ts'

export type Supervisor = {
  pid(): number
  /** Called once if PostgreSQL ends and cannot be restarted. */
  onExit(listener: (error: Error) => void): void
  stop(): Promise<void>
}

const maxFailures = 5
// The first restart is immediate, then after 0.5, 1, 2 and 4 seconds.
const backoffMs = (attempt: number) => (attempt === 0 ? 0 : Math.min(4_000, 250 * 2 ** attempt))
const stableAfterMs = 2_000

/** Starts PostgreSQL, and restarts it whenever it ends unexpectedly. */
export async function supervise(cluster: Cluster, log: (line: string) => void): Promise<Supervisor> {
  const halt = new AbortController()
  const gaveUp = Promise.withResolvers<Error>()
  let current = await launch(cluster)
  const watching = watch().catch((error: unknown) => gaveUp.resolve(asError(error)))

  async function watch(): Promise<void> {
    let quickEnds = 0
    for (;;) {
      const since = performance.now()
      const reason = await current.exited
      if (halt.signal.aborted) return
      quickEnds = performance.now() - since < stableAfterMs ? quickEnds + 1 : 0
      log(`PostgreSQL ended unexpectedly (${reason}). Restarting it.`)
      const next = await restart(quickEnds)
      if (!next) return
      current = next
      if (halt.signal.aborted) return current.stop()
      log('PostgreSQL is running again')
    }
  }

  /** Fails only if PostgreSQL cannot be started, not if it is killed again after a start. */
  async function restart(quickEnds: number): Promise<Postmaster | null> {
    for (let failures = 0; ; failures++) {
      await delay(backoffMs(quickEnds + failures), null, { signal: halt.signal }).catch(() => null)
      if (halt.signal.aborted) return null
      try {
        return await launch(cluster)
      } catch (error) {
        log(asError(error).message)
        // Keeps trying on a full disk, until someone frees space.
        if (failures + 1 >= maxFailures && !isDiskFull(error)) throw error
      }
    }
  }

  return {
    pid: () => current.pid,
    onExit: (listener) => void gaveUp.promise.then(listener),
    stop: async () => {
      halt.abort()
      await current.stop()
      await watching
    },
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
