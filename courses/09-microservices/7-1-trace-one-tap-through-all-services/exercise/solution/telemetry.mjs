import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { appendFileSync, rmSync } from 'node:fs'

const file = process.env.SPANS ?? 'spans.jsonl'
const current = new AsyncLocalStorage() // { traceId, spanId } of the span we are in
const finished = []
const kinds = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 }
const nanos = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6))

/** W3C trace context: 00-<32 hex digits>-<16 hex digits>-<2 hex digits> */
function parse(text) {
  const match = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(text ?? '')
  return match && !/^0+$/.test(match[1]) && !/^0+$/.test(match[2]) ? { traceId: match[1], spanId: match[2] } : undefined
}
async function record(service, name, kind, parent, work) {
  const context = { traceId: parent?.traceId ?? randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') }
  const one = { traceId: context.traceId, spanId: context.spanId, parentSpanId: parent?.spanId ?? '', name, kind: kinds[kind], startTimeUnixNano: String(nanos()), attributes: [], status: {} }
  try {
    return await current.run(context, () => work(context))
  } catch (error) {
    one.status = { code: 2, message: error.name }
    throw error
  } finally {
    one.endTimeUnixNano = String(nanos())
    finished.push({ service, span: one })
  }
}
export const onRequest = (service, name, headers, work) => record(service, name, name.startsWith('receive') ? 'consumer' : 'server', parse(headers.traceparent), work)

export const onCall = (service, name, headers, work) =>
  record(service, name, name.startsWith('publish') ? 'producer' : 'client', current.getStore(), ({ traceId, spanId }) => {
    headers.traceparent = `00-${traceId}-${spanId}-01`
    return work()
  })

export const span = (service, name, work) => record(service, name, 'internal', current.getStore(), work)

/** Writes OTLP JSON, one line per service. */
export function flush(forget) {
  if (forget) {
    finished.length = 0
    rmSync(file, { force: true })
    return
  }
  for (const [service, own] of Map.groupBy(finished.splice(0), (one) => one.service))
    appendFileSync(file, `${JSON.stringify({ resourceSpans: [{ resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] }, scopeSpans: [{ scope: { name: 'tiffin' }, spans: own.map((one) => one.span) }] }] })}\n`)
}
