import fastify from 'fastify'

/**
 * POST /returns { order, reason, paise, phone }
 *   201 { order, reason, paise }   409 { error } if this order was returned already
 *   400 { error } for a wrong body: texts that are empty, a phone without 10 digits, paise that aren't whole and above 0
 * GET /returns/:order   200 { order, reason, paise }   404 { error }
 *   503 { error: 'Try again in a moment' } for both, if the database can't be reached; never more than that sentence
 *
 * GET /healthz   200 as long as the process answers, whatever the database does
 * GET /readyz    200 { ready: true }, or 503 { ready: false } without the database, and after beginStop()
 * GET /metrics   text: http_requests_total{method="POST",route="/returns",status="201",version="1.1.0"} 7
 *                and http_request_duration_seconds_bucket{route="/returns",le="0.1"} 7 with le 0.1, 0.5, 1 and +Inf;
 *                for the routes of returns only, and with the route's pattern ("/returns/:order")
 *
 * log(line) gets one JSON text per request to a route of returns:
 *   { level, msg, traceId, method, route, status, ms }, level "error" with `error` for a 503, otherwise "info"
 *   traceId is that of the header traceparent (00-<traceId>-<spanId>-01), or a new one of 32 hex digits.
 *   No phone number, no body and no password gets there.
 */
export function createService({ db, version, log }) {
  const app = fastify()
  return { app, beginStop: () => {} }
}
