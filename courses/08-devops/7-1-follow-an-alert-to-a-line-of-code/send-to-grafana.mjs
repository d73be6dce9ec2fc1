// Sends spans.jsonl and logs.jsonl to an OpenTelemetry collector, with times moved so that the last one is now.
// Usage: docker run -d --name lgtm -p 3000:3000 -p 4317:4317 -p 4318:4318 grafana/otel-lgtm
//        node send-to-grafana.mjs            then open http://localhost:3000 (Explore, Tempo)
import { readFileSync } from 'node:fs'

const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT ?? 'http://localhost:4318'
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8').trim().split('\n').map((line) => JSON.parse(line))
const [spans, logs] = [read('spans.jsonl'), read('logs.jsonl')]
const shift = Date.now() - Math.max(...spans.map((span) => Date.parse(span.start) + span.ms))
const nanos = (ms) => String(BigInt(Math.round((ms + shift) * 1000)) * 1000n)
const attributes = (object = {}) =>
  Object.entries(object).map(([key, value]) => ({ key, value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value } }))
const resource = { attributes: attributes({ 'service.name': 'kadai' }) }

async function send(path, body) {
  const response = await fetch(`${endpoint}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}
await send('/v1/traces', {
  resourceSpans: [
    {
      resource,
      scopeSpans: [
        {
          scope: { name: 'kadai-lesson' },
          spans: spans.map((span) => ({
            traceId: span.trace,
            spanId: span.span,
            ...(span.parent ? { parentSpanId: span.parent } : {}),
            name: span.name,
            kind: span.parent ? 1 : 2,
            startTimeUnixNano: nanos(Date.parse(span.start)),
            endTimeUnixNano: nanos(Date.parse(span.start) + span.ms),
            attributes: attributes(span.attributes),
          })),
        },
      ],
    },
  ],
})
await send('/v1/logs', {
  resourceLogs: [
    {
      resource,
      scopeLogs: [
        {
          scope: { name: 'kadai-lesson' },
          logRecords: logs.map(({ time, level, message, trace, ...rest }) => ({
            timeUnixNano: nanos(Date.parse(time)),
            severityText: level.toUpperCase(),
            body: { stringValue: message },
            ...(trace ? { traceId: trace } : {}),
            attributes: attributes(rest),
          })),
        },
      ],
    },
  ],
})
console.log(`sent ${spans.length} spans and ${logs.length} log lines to ${endpoint}`)
