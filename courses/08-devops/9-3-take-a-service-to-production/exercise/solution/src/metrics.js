const bounds = [0.1, 0.5, 1, Infinity]

export function createMetrics({ version }) {
  const counts = new Map()
  const durations = new Map()
  return {
    observe({ method, route, status, seconds }) {
      const key = `method="${method}",route="${route}",status="${status}",version="${version}"`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      const buckets = durations.get(route) ?? bounds.map(() => 0)
      durations.set(
        route,
        buckets.map((count, at) => count + (seconds <= bounds[at] ? 1 : 0)),
      )
    },
    text() {
      const lines = ['# TYPE http_requests_total counter']
      for (const [labels, count] of counts) lines.push(`http_requests_total{${labels}} ${count}`)
      lines.push('# TYPE http_request_duration_seconds histogram')
      for (const [route, buckets] of durations)
        for (const [at, count] of buckets.entries()) {
          const le = bounds[at] === Infinity ? '+Inf' : bounds[at]
          lines.push(`http_request_duration_seconds_bucket{route="${route}",le="${le}"} ${count}`)
        }
      return `${lines.join('\n')}\n`
    },
  }
}
