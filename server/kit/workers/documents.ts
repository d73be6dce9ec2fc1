import { createHash } from 'node:crypto'
import { createLruCache } from '../cache/lru-cache.ts'
import { createWorkerPool, type PoolLimits } from './pool.ts'
import type { Access } from './process-tools.ts'
import { startProcess } from './start.ts'
import type { WorkerTask } from './task.ts'

/** About 200 resumes at the limits of the form. */
const maxCachedBytes = 32_000_000

/** A little less than the queue gives a job before it starts another attempt. */
const jobTimeoutMs = 14 * 60_000

export type Workers = ReturnType<typeof createWorkers>

/** The worker threads, and a cache of the files they made: the same content gives the same bytes. */
export function createWorkers(limits: Parameters<typeof createWorkerPool>[0], access: Access | null = null) {
  const pool = createWorkerPool(limits)
  // One for what somebody waits for, one for the job, of which an instance runs one at a time.
  const processes = createWorkerPool({ ...limits, size: 2, backgroundTimeoutMs: jobTimeoutMs }, startProcess(access))
  const cache = createLruCache<Buffer>(maxCachedBytes, (bytes) => bytes.length)
  return {
    ...pool,
    /** For tasks with large data: in a process with its own connections (`process-tools.ts`). */
    runApart: processes.run,
    close: async () => {
      await Promise.all([pool.close(), processes.close()])
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
