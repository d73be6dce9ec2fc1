import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isPageRequest } from '../http/error-responses.ts'
import { overloaded } from '../http/errors.ts'
import type { Gate } from './concurrency-limit.ts'
import type { HeadersFor } from '../http/security-headers.ts'
import { endSlowBody, hasBody } from './body-timeout.ts'

/** How often it is told in the log how many were turned away: a line for each would cost more than turning them away. */
const tellEvery = 1_000

export type Door = {
  gate: Gate
  isAlwaysServed: (url: string) => boolean
  headersFor: HeadersFor
  /** For how many milliseconds somebody who was turned away may go on sending. */
  patience: number
}

/**
 * Stands before the framework. Turning people away has to cost next to nothing: otherwise, when very many come, those
 * who are refused leave no time for those who are served.
 */
export function guardDoor(app: FastifyInstance, { gate, isAlwaysServed, headersFor, patience }: Door) {
  const [serve] = app.server.listeners('request') as [RequestListener]
  const note = createTally(app)
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (!gate.isFull() || isAlwaysServed(request.url ?? '')) return serve(request, response)
    const id = `req-${randomUUID()}`
    gate.turnAway()
    note()
    if (hasBody(request.headers)) endSlowBody(request, response, patience, id)
    turnAway(app, request, response, { ...headersFor(request.url ?? ''), 'x-request-id': id })
  })
}

type Headers = ReturnType<HeadersFor> & { 'x-request-id': string }

function turnAway(app: FastifyInstance, request: IncomingMessage, response: ServerResponse, headers: Headers) {
  const outcome = overloaded()
  const { httpStatus, message, retryAfterSeconds } = outcome
  const page = app.errorPage && isPageRequest(request) ? app.errorPage(httpStatus, message) : null
  const body = Buffer.from(page ?? JSON.stringify(outcome.answer(headers['x-request-id'])))
  response.writeHead(httpStatus, {
    ...headers,
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
    'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': String(body.length),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function createTally({ log }: FastifyInstance): () => void {
  let times = 0
  const tell = () => {
    log.warn({ times }, 'turned away')
    times = 0
  }
  return () => {
    times += 1
    if (times === 1) setTimeout(tell, tellEvery).unref()
  }
}
