/**
 * What the runs say about each test: 'stable', 'broken' (it fails in every run) or 'flaky' (sometimes). A run is a
 * list of { test, passed, ms }. The answer has one line per test, in the order in which they first appear.
 */
export function classify(runs) {
  const byTest = new Map()
  for (const { test, passed, ms } of runs.flat()) {
    const seen = byTest.get(test) ?? { test, runs: 0, failed: 0, slowest: 0 }
    byTest.set(test, {
      test,
      runs: seen.runs + 1,
      failed: seen.failed + (passed ? 0 : 1),
      slowest: Math.max(seen.slowest, ms),
    })
  }
  return [...byTest.values()].map(({ test, runs: count, failed, slowest }) => ({
    test,
    verdict: failed === 0 ? 'stable' : failed === count ? 'broken' : 'flaky',
    failed: `${failed} of ${count}`,
    slowest,
  }))
}

/** May the change go in? Only if every test is stable; a retry doesn't make a flaky test right. */
export const mayMerge = (runs) => runs.length > 0 && classify(runs).every(({ verdict }) => verdict === 'stable')

/**
 * Waits until check() gives something true, and returns it. It looks at once, then every few milliseconds, and throws
 * after the timeout. Clock and pause are passed in, so that a test needs no real time.
 */
export async function until(check, { timeout = 5000, every = 50, now = Date.now, sleep = realSleep } = {}) {
  const end = now() + timeout
  for (;;) {
    const value = await check()
    if (value) return value
    if (now() >= end) throw new Error(`Nothing after ${timeout} ms.`)
    await sleep(every)
  }
}

const realSleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
