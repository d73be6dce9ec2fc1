// A span is { trace, span, parent, name, ms, attributes }: `span` is its id, `parent` the id of the span around it, null for a
// root. `attributes` may be missing.

/** Own time of every span: its duration without its children's. [{ name, own }], largest first. */
export function ownTimes(spans) {
  return spans
    .map(({ span, name, ms }) => {
      const children = spans.filter(({ parent }) => parent === span)
      return { name, own: ms - children.reduce((sum, child) => sum + child.ms, 0) }
    })
    .toSorted((a, b) => b.own - a.own)
}

const p95 = (numbers) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1]

/**
 * p95 of durations for each value of an attribute: [{ value, count, p95 }], slowest first. Only root spans count; those
 * without the attribute have the value 'unknown'. Of 20 sorted durations, p95 is the 19th.
 */
export function splitBy(spans, attribute) {
  const roots = spans.filter(({ parent }) => parent === null)
  const groups = Map.groupBy(roots, ({ attributes }) => attributes?.[attribute] ?? 'unknown')
  return [...groups]
    .map(([value, list]) => ({ value, count: list.length, p95: p95(list.map(({ ms }) => ms)) }))
    .toSorted((a, b) => b.p95 - a.p95)
}

/** Names of spans that appear more than `limit` times in one trace: a sign of N+1. [{ trace, name, count }] */
export function repeated(spans, limit = 5) {
  const counts = new Map()
  for (const { trace, name } of spans) {
    const key = JSON.stringify([trace, name])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > limit)
    .map(([key, count]) => {
      const [trace, name] = JSON.parse(key)
      return { trace, name, count }
    })
}
