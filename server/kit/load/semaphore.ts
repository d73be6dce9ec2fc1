type QueueLimit = {
  maxWaiting: number
  /** Thrown to a caller that finds the queue full. */
  error: () => Error
}

/** Runs at most `limit` tasks at once; the others wait, first come, first served. */
export function createSemaphore(limit: number, queueLimit?: QueueLimit) {
  let free = limit
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else if (queueLimit && waiting.length >= queueLimit.maxWaiting) throw queueLimit.error()
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
