// Usage: node trace.mjs spans.jsonl                 the ten slowest traces
//        node trace.mjs spans.jsonl 4f2a            the tree of the trace whose id begins with 4f2a
//        node trace.mjs spans.jsonl by shop         p50 and p95 for each value of an attribute of the first span
import { readFileSync } from 'node:fs'

const [, , path, what, attribute] = process.argv
const spans = readFileSync(path, 'utf8').trim().split('\n').map((line) => JSON.parse(line))
const roots = spans.filter((span) => span.parent === null)
const text = (attributes = {}) => Object.entries(attributes).map(([key, value]) => `${key}=${value}`).join(' ')
const at = (sorted, share) => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)])

if (what === undefined) {
  for (const root of roots.toSorted((a, b) => b.ms - a.ms).slice(0, 10)) console.log(root.trace.slice(0, 8), `${Math.round(root.ms)} ms`.padStart(8), root.start.slice(11, 19), text(root.attributes))
} else if (what === 'by') {
  const groups = Map.groupBy(roots, (root) => root.attributes[attribute])
  for (const [value, all] of groups) {
    const sorted = all.map((root) => root.ms).sort((a, b) => a - b)
    console.log(String(value).padEnd(16), `${all.length} traces`.padStart(11), `p50 ${at(sorted, 0.5)} ms`.padStart(12), `p95 ${at(sorted, 0.95)} ms`.padStart(12))
  }
} else {
  const root = roots.find((candidate) => candidate.trace.startsWith(what))
  if (!root) throw new Error(`no trace begins with ${what}`)
  const children = Map.groupBy(spans.filter((span) => span.trace === root.trace), (span) => span.parent)
  const show = (span, depth) => {
    const offset = Math.round(Date.parse(span.start) - Date.parse(root.start))
    console.log(`${'  '.repeat(depth)}${span.name}`.padEnd(22), `+${offset}`.padStart(6), `${span.ms} ms`.padStart(10), ' ', text(span.attributes))
    for (const child of children.get(span.span) ?? []) show(child, depth + 1)
  }
  show(root, 0)
}
