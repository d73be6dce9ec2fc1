// A span is { trace, span, parent, name, ms, attributes }: `span` is its id, `parent` the id of the span around it, null for a
// root. `attributes` may be missing.

/** Own time of every span: its duration without its children's. [{ name, own }], largest first. */
export function ownTimes(spans) {
  return spans.map(({ name, ms }) => ({ name, own: ms }))
}

/**
 * p95 of durations for each value of an attribute: [{ value, count, p95 }], slowest first. Only root spans count; those
 * without the attribute have the value 'unknown'. Of 20 sorted durations, p95 is the 19th.
 */
export function splitBy(spans, attribute) {
  return []
}

/** Names of spans that appear more than `limit` times in one trace: a sign of N+1. [{ trace, name, count }] */
export function repeated(spans, limit = 5) {
  return []
}
