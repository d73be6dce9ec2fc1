import { createHash } from 'node:crypto'
import { createLruCache } from '../cache/lru-cache.ts'
import { createWorkerPool, type PoolLimits } from './pool.ts'
import type { WorkerTask } from './task.ts'
import type { ThreadAccess } from './thread-tools.ts'

/** About 200 resumes at the limits of the form. */
const maxCachedBytes = 32_000_000

/** A little less than the queue gives a job before it starts another attempt. */
const jobTimeoutMs = 14 * 60_000

export type Workers = ReturnType<typeof createWorkers>

/** The worker threads, and a cache of the files they made: the same content gives the same bytes. */
export function createWorkers(limits: Parameters<typeof createWorkerPool>[0], access: ThreadAccess | null = null) {
  const pool = createWorkerPool(limits, access)
  // A background task may take ten times as long.
  const jobPool = createWorkerPool({ ...limits, size: 1, timeoutMs: jobTimeoutMs / 10 }, access)
  const cache = createLruCache<Buffer>(maxCachedBytes, (bytes) => bytes.length)
  return {
    ...pool,
    /** For jobs that take long, one at a time in a thread of their own: files that somebody waits for don't queue behind them. */
    runJob: <Args extends unknown[], Result>(task: WorkerTask<Args, Result>, args: Args) =>
      jobPool.run(task, args, { isBackground: true }),
    close: async () => {
      await Promise.all([pool.close(), jobPool.close()])
    },
    render: <Args extends unknown[]>(
      task: WorkerTask<Args, Buffer>,
      args: Args,
      options?: { isBackground?: boolean },
    ) => cache(contentHash(task, args), () => pool.run(task, args, options)),
  }
}

const contentHash = ({ module, name }: WorkerTask<never, Buffer>, args: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([module, name, args]))
    .digest('base64')

/** Waiting and running together stay below the deadline of the routes, eleven times the request timeout. */
export const limitsFor = (requestTimeoutSeconds: number): Pick<PoolLimits, 'maxWaitMs' | 'timeoutMs'> => ({
  maxWaitMs: requestTimeoutSeconds * 6_000,
  timeoutMs: requestTimeoutSeconds * 4_000,
})
