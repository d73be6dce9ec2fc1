/**
 * Reads a traceparent such as 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01.
 * Returns { traceId, spanId, sampled }, or null for anything else: another form, capitals, or an id of zeros only.
 * sampled is the lowest bit of the last part.
 */
export function parse(header) {
  return null
}

/**
 * now(): milliseconds. newId(length): a new id with so many hex digits. finished(span): takes each span when it ends,
 *   { traceId, spanId, parentId, service, name, start, end, error }
 * parentId is null without a parent; error is the message of the error, or null. A new trace is sampled.
 */
export function createTracer({ now, newId, finished }) {
  return {
    /** A request or message has arrived: continues its trace, or begins a new one. work(context) does the work. */
    receive(service, name, headers, work) {
      return work({})
    },
    /** A request or message leaves: work(headers) sends it, with the traceparent of this span. */
    call(service, name, context, work) {
      return work({})
    },
  }
}

/** The time of a span that none of its children covers. Spans have start and end; children may overlap or run on. */
export function selfTime(span, children) {
  return span.end - span.start
}
