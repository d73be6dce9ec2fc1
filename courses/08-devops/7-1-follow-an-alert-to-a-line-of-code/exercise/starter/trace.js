/** Own time of every span: its duration without its children's. [{ name, own }], largest first. */
export function ownTimes(spans) {
  return spans.map(({ name, ms }) => ({ name, own: ms }))
}

/** p95 of durations for each value of an attribute: [{ value, count, p95 }], slowest first. Only root spans count. */
export function splitBy(spans, attribute) {
  return []
}

/** Names of spans that appear more than `limit` times in one trace: a sign of N+1. [{ trace, name, count }] */
export function repeated(spans, limit = 5) {
  return []
}
