// node waterfall.mjs spans.jsonl : prints a trace as text. Reads OTLP JSON, one export per line, as OpenTelemetry's file exporter writes it.
import { readFileSync } from 'node:fs'

const spans = []
for (const line of readFileSync(process.argv[2] ?? 'spans.jsonl', 'utf8').split('\n').filter(Boolean))
  for (const { resource, scopeSpans } of JSON.parse(line).resourceSpans)
    for (const scope of scopeSpans)
      for (const span of scope.spans)
        spans.push({ ...span, service: resource.attributes.find((one) => one.key === 'service.name').value.stringValue, start: Number(BigInt(span.startTimeUnixNano) / 1000n) / 1000, end: Number(BigInt(span.endTimeUnixNano) / 1000n) / 1000 })
const traces = Map.groupBy(spans, (span) => span.traceId)
for (const [id, own] of traces) {
  const ids = new Set(own.map((span) => span.spanId))
  const first = Math.min(...own.map((span) => span.start))
  const last = Math.max(...own.map((span) => span.end))
  const scale = 50 / (last - first)
  console.log(`trace ${id}: ${own.length} spans, ${new Set(own.map((span) => span.service)).size} services, ${Math.round(last - first)} ms`)
  const print = (span, depth) => {
    const from = Math.floor((span.start - first) * scale)
    const bar = ' '.repeat(from) + '█'.repeat(Math.max(1, Math.round((span.end - span.start) * scale)))
    const label = `${'  '.repeat(depth)}${span.service}: ${span.name}${span.status?.code === 2 ? ' ERROR' : ''}`
    console.log(`${label.padEnd(46).slice(0, 46)} ${String(Math.round(span.end - span.start)).padStart(4)} ms |${bar}`)
    for (const child of own.filter((one) => one.parentSpanId === span.spanId).sort((a, b) => a.start - b.start)) print(child, depth + 1)
  }
  for (const root of own.filter((span) => !ids.has(span.parentSpanId)).sort((a, b) => a.start - b.start)) print(root, 0)
}
if (traces.size > 1) console.log(`${traces.size} traces: the tap is in pieces, the context got lost between services`)
