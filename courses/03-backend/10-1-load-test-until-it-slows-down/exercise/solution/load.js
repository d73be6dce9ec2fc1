/** The value that p percent of the values don't exceed: the one at place ceil(n * p / 100) in order. */
export function percentile(values, p) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil((sorted.length * p) / 100), 1) - 1]
}

/** The most queries a second that some connections can do. */
export function capacity({ connections, queryMs }) {
  return (connections * 1000) / queryMs
}

/** Little's law: how many requests are in the system. */
export function inSystem(perSecond, seconds) {
  return perSecond * seconds
}

export function firstBroken(levels, { p95Ms, failedShare }) {
  for (const { rate, times, failed } of levels.toSorted((a, b) => a.rate - b.rate)) {
    const all = times.length + failed
    if (all > 0 && failed / all > failedShare) return { rate, reason: 'failing' }
    if (times.length > 0 && percentile(times, 95) > p95Ms) return { rate, reason: 'slow' }
  }
  return null
}
