/** Prometheus's text for a histogram of durations in seconds: lines with _bucket, _sum and _count. */
export function histogram(name, limits) {
  const counts = limits.map(() => 0)
  let sum = 0
  let count = 0
  return {
    observe(seconds) {
      sum += seconds
      count += 1
      for (const [index, limit] of limits.entries()) if (seconds <= limit) counts[index] += 1
    },
    text() {
      const buckets = limits.map((limit, index) => `${name}_bucket{le="${limit}"} ${counts[index]}`)
      return [...buckets, `${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`].join('\n')
    },
  }
}

/** A quantile such as 0.95 from buckets [[limit, count], …] that each include the smaller ones, as Prometheus estimates it. */
export function quantile(share, buckets) {
  const rank = share * buckets.at(-1)[1]
  let [lowLimit, lowCount] = [0, 0]
  for (const [limit, count] of buckets) {
    if (count >= rank) {
      if (limit === Number.POSITIVE_INFINITY) return lowLimit
      return lowLimit + ((limit - lowLimit) * (rank - lowCount)) / (count - lowCount)
    }
    ;[lowLimit, lowCount] = [limit, count]
  }
}

/** Buckets of several pods added up: the same limits, the sum of the counts. */
export function together(pods) {
  return pods[0].map(([limit], index) => [limit, pods.reduce((sum, pod) => sum + pod[index][1], 0)])
}
