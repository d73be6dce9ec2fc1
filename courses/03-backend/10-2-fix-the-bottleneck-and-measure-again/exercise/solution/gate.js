export function createGate({ limit, maxWaiting, retryAfter = 2 }) {
  const queue = []
  let running = 0

  async function run(work) {
    if (running >= limit) {
      if (queue.length >= maxWaiting) throw Object.assign(new Error('busy'), { retryAfter })
      await new Promise((resolve) => queue.push(resolve)) // the place is handed over, so running stays as it is
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }

  return { run, stats: () => ({ running, waiting: queue.length }) }
}
