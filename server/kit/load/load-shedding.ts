import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPageRequest, refuse } from '../http/error-responses.ts'
import { overloaded } from '../http/errors.ts'
import type { HeadersFor } from '../http/security-headers.ts'
import { hasBody, startBodyTimeout } from './body-timeout.ts'
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts'

/** Measured: see docs/decisions/021-fixed-concurrency-limit.md. */
const defaultLimit = 32
/** Uploads in progress at once; each holds memory for as long as its client sends. */
const maxUploads = 300
/** One log line for all refusals of this time: a line for each would cost more than the refusal. */
const logEveryMs = 1_000

/** The place that a request takes of the limit. It is given back while a body arrives. */
type Slot = { isHeld: boolean; isDone: boolean }

declare module 'fastify' {
  interface FastifyRequest {
    slot: Slot | null
  }
  interface FastifyInstance {
    concurrency: ConcurrencyLimit
  }
}

type Options = { limit?: number | undefined; headersFor: HeadersFor; bodyTimeoutMs: number }

/** Refuses requests beyond the concurrency limit at once with 503 and Retry-After, so that the others are fast. */
export function shedLoad(app: FastifyInstance, { limit = defaultLimit, headersFor, bodyTimeoutMs }: Options) {
  const concurrency = createConcurrencyLimit(limit)
  const streams = new Set<string>()
  app.addHook('onRoute', ({ url, config }) => void (config?.isStream && streams.add(url)))
  const logRefusal = createRefusalLog(app)
  // Before Fastify: refusals must cost so little that a flood of them leaves time for the requests that are served.
  const [serve] = app.server.listeners('request') as [RequestListener]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const url = request.url ?? ''
    if (!concurrency.isFull() || alwaysServed.test(url) || streams.has(url)) return serve(request, response)
    const id = `req-${randomUUID()}`
    concurrency.countRefusal()
    logRefusal()
    if (hasBody(request.headers)) startBodyTimeout(request, response, bodyTimeoutMs, id)
    sendRefusal(app, request, response, { ...headersFor(url), 'x-request-id': id })
  })
  countRequests(app, concurrency)
  app.decorate('concurrency', concurrency)
}

function countRequests(app: FastifyInstance, concurrency: ConcurrencyLimit) {
  let uploads = 0
  app.decorateRequest('slot', null)
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCounted(request)) return done()
    const isUploading = isUpload(request)
    if (isUploading && uploads >= maxUploads) {
      concurrency.countRefusal()
      return void refuse(overloaded(), request, reply)
    }
    const slot: Slot = { isHeld: false, isDone: false }
    request.slot = slot
    acquire(concurrency, slot)
    if (isUploading) uploads += 1
    reply.raw.once('close', () => {
      finish(concurrency, slot)
      if (isUploading) uploads -= 1
    })
    done()
  })
  // A slow client must not block others, so a request holds no slot while its body or file arrives.
  app.addHook('preParsing', ({ slot, headers }, _reply, _payload, done) => {
    if (slot && 'content-type' in headers) release(concurrency, slot)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.slot && !isUpload(request)) acquire(concurrency, request.slot)
    done()
  })
  // Nor while a slow client reads the response.
  app.addHook('onSend', ({ slot }, _reply, payload, done) => {
    if (slot) finish(concurrency, slot)
    done(null, payload)
  })
}

/** Cheap files, so that a page that started to load is complete, and the probes of the monitoring. */
const alwaysServed = /^\/(assets|media|healthz|readyz|metrics)(\/|$)/

/** API calls made while rendering a page have no socket: they belong to the page's slot. */
const isCounted = ({ raw, url, routeOptions }: FastifyRequest) =>
  raw.socket instanceof Socket && !routeOptions.config.isStream && !alwaysServed.test(url)

export const isUpload = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^(multipart\/|application\/offset)/.test(headers['content-type'] ?? '')

function acquire(concurrency: ConcurrencyLimit, slot: Slot) {
  if (slot.isHeld || slot.isDone) return
  slot.isHeld = true
  concurrency.acquire()
}

function release(concurrency: ConcurrencyLimit, slot: Slot) {
  if (!slot.isHeld) return
  slot.isHeld = false
  concurrency.release()
}

function finish(concurrency: ConcurrencyLimit, slot: Slot) {
  release(concurrency, slot)
  slot.isDone = true
}

type Headers = ReturnType<HeadersFor> & { 'x-request-id': string }

function sendRefusal(app: FastifyInstance, request: IncomingMessage, response: ServerResponse, headers: Headers) {
  const error = overloaded()
  const { httpStatus, message, retryAfterSeconds } = error
  const page = app.errorPage && isPageRequest(request) ? app.errorPage(httpStatus, message) : null
  const body = Buffer.from(page ?? JSON.stringify(error.answer(headers['x-request-id'])))
  response.writeHead(httpStatus, {
    ...headers,
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
    'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': String(body.length),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function createRefusalLog({ log }: FastifyInstance): () => void {
  let count = 0
  const flush = () => {
    log.warn({ count }, 'overloaded')
    count = 0
  }
  return () => {
    count += 1
    if (count === 1) setTimeout(flush, logEveryMs).unref()
  }
}
