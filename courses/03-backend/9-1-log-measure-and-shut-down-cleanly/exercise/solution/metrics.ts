const bounds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500] // milliseconds

/** Counts requests in buckets by duration: small, and it can be added up over several servers. */
export function createMetrics() {
  const series = new Map<string, { buckets: number[]; sum: number; count: number }>()
  return {
    observe(route: string, status: number, ms: number) {
      const key = `route="${route}",status="${Math.floor(status / 100)}xx"`
      const entry = series.get(key) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 }
      series.set(key, entry)
      bounds.forEach((bound, i) => void (ms <= bound && entry.buckets[i]++))
      entry.sum += ms
      entry.count++
    },
    /** The text format of Prometheus. */
    render() {
      const lines = ['# TYPE http_request_ms histogram']
      for (const [key, { buckets, sum, count }] of series) {
        bounds.forEach((bound, i) => lines.push(`http_request_ms_bucket{${key},le="${bound}"} ${buckets[i]}`))
        lines.push(`http_request_ms_bucket{${key},le="+Inf"} ${count}`, `http_request_ms_sum{${key}} ${sum.toFixed(1)}`, `http_request_ms_count{${key}} ${count}`)
      }
      return lines.join('\n') + '\n'
    },
  }
}
