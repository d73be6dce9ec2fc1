export type Limits = { limit: number; maxQueued: number; maxWaitMs: number }
type Task = { start: () => void; refuse: () => void }

/** Runs up to `limit` requests at once and queues `maxQueued` for at most `maxWaitMs`. The rest is refused. */
export function createConcurrencyLimit({ limit, maxQueued, maxWaitMs }: Limits) {
  let [active, refused] = [0, 0]
  const queue: (Task & { queuedAt: number })[] = []

  function refuse(task: Task) {
    refused += 1
    task.refuse()
  }

  function startNext() {
    while (active < limit && queue.length > 0) {
      const task = queue.shift()!
      // On a slow machine the queue must not make every response slow.
      if (performance.now() - task.queuedAt > maxWaitMs) refuse(task)
      else {
        active += 1
        task.start()
      }
    }
  }

  return {
    enter(task: Task) {
      if (active < limit) {
        active += 1
        task.start()
      } else if (queue.length < maxQueued) queue.push({ ...task, queuedAt: performance.now() })
      else refuse(task)
    },
    refuse,
    /** Takes a slot even at the limit, for a request that gave its slot back and continues. */
    reacquire() {
      active += 1
    },
    release() {
      active -= 1
      startNext()
    },
    active: () => active,
    queued: () => queue.length,
    refused: () => refused,
  }
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>
