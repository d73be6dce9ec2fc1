/** The value that p percent of the values don't exceed: the one at place ceil(n * p / 100) in order. */
export function percentile(values, p) {
  return 0
}

/** The most queries a second that some connections can do. */
export function capacity({ connections, queryMs }) {
  return 0
}

/** Little's law: how many requests are in the system. */
export function inSystem(perSecond, seconds) {
  return 0
}

/**
 * The lowest rate of the levels [{ rate, times, failed }] that breaks the thresholds { p95Ms, failedShare }, with the
 * reason: { rate, reason: 'slow' | 'failing' }. null if none does.
 */
export function firstBroken(levels, thresholds) {
  return null
}
