export function parse(header) {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? []
  if (!traceId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, spanId, sampled: (parseInt(flags, 16) & 1) === 1 }
}

export function createTracer({ now, newId, finished }) {
  /** Runs the work in a new span below the parent, which may be missing. */
  async function record(service, name, parent, work) {
    const context = {
      traceId: parent?.traceId ?? newId(32),
      spanId: newId(16),
      sampled: parent?.sampled ?? true,
    }
    const start = now()
    const end = (error) =>
      finished({
        traceId: context.traceId,
        spanId: context.spanId,
        parentId: parent?.spanId ?? null,
        service,
        name,
        start,
        end: now(),
        error,
      })
    try {
      const result = await work(context)
      end(null)
      return result
    } catch (error) {
      end(error.message)
      throw error
    }
  }
  return {
    receive: (service, name, headers, work) => record(service, name, parse(headers.traceparent), work),
    call: (service, name, context, work) =>
      record(service, name, context, ({ traceId, spanId, sampled }) =>
        work({ traceparent: `00-${traceId}-${spanId}-${sampled ? '01' : '00'}` }),
      ),
  }
}

export function selfTime(span, children) {
  let covered = 0
  let until = span.start
  for (const child of children.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(child.start, until)
    const to = Math.min(child.end, span.end)
    if (to > from) {
      covered += to - from
      until = to
    }
  }
  return span.end - span.start - covered
}
