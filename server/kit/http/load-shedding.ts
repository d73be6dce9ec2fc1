import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { overloaded, arrivedTooLate } from '../errors.ts'
import { type ConcurrencyLimit, createConcurrencyLimit, type Limits } from '../load/concurrency-limit.ts'
import { isPageRequest, sendRawError } from './error-responses.ts'
import type { HeadersFor } from './security-headers.ts'

/** The measurements are in docs/decisions/021-fixed-concurrency-limit.md. */
const defaults: Limits = { limit: 32, maxQueued: 168, maxWaitMs: 300 }
/** Uploads in progress at once; each holds memory for as long as its client sends. */
const maxUploads = 300
/** One log line for all refusals of this time: a line for each would cost more than the refusal. */
const logEveryMs = 1_000

/** The slot of a request, which it gives back while its body arrives. */
type Slot = { isHeld: boolean; isDone: boolean }

declare module 'fastify' {
  interface FastifyInstance {
    concurrency: ConcurrencyLimit
    /** For a request that waits for a worker thread: these have their own limits in number and time. */
    awaitWorker: (request: IncomingMessage) => void
  }
}

type Options = { limits?: Partial<Limits> | undefined; headersFor: HeadersFor; bodyTimeoutMs: number }

/** Refuses requests over the concurrency limit at once with 503 and Retry-After, so that the others stay fast. */
export function shedLoad(app: FastifyInstance, { limits, headersFor, bodyTimeoutMs }: Options) {
  const concurrency = createConcurrencyLimit({ ...defaults, ...limits })
  const slots = new WeakMap<IncomingMessage, Slot>()
  const streams = new Set<string>()
  const logRefusal = createRefusalLog(app)
  let uploads = 0
  app.addHook('onRoute', ({ url, config }) => void (config?.isStream && streams.add(url)))

  // Before Fastify: refusals must cost so little that a flood of them leaves time for the requests that are served.
  const [serve] = app.server.listeners('request') as [RequestListener]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (alwaysServed.test(path) || streams.has(path)) return serve(request, response)
    const task = { start: () => start(request, response), refuse: () => refuse(request, response) }
    if (isUpload(request) && uploads >= maxUploads) concurrency.refuse(task)
    else concurrency.enter(task)
  })

  function refuse(request: IncomingMessage, response: ServerResponse) {
    const id = `req-${randomUUID()}`
    logRefusal()
    if (hasBody(request.headers)) startBodyTimeout(request, response, bodyTimeoutMs, id)
    sendRefusal(app, request, response, { ...headersFor(request.url ?? ''), 'x-request-id': id })
  }

  function start(request: IncomingMessage, response: ServerResponse) {
    // The client has gone while the request was queued: nothing would release its slot later.
    if (response.closed || request.destroyed) return concurrency.release()
    const slot: Slot = { isHeld: true, isDone: false }
    slots.set(request, slot)
    const isUploading = isUpload(request)
    if (isUploading) uploads += 1
    response.once('close', () => {
      finish(slot)
      if (isUploading) uploads -= 1
    })
    serve(request, response)
  }

  function release(slot: Slot) {
    if (!slot.isHeld) return
    slot.isHeld = false
    concurrency.release()
  }

  function finish(slot: Slot) {
    slot.isDone = true
    release(slot)
  }

  // A slow client must not block others, so a request holds no slot while its body or file arrives …
  app.addHook('preParsing', ({ raw, headers }, _reply, _payload, done) => {
    const slot = slots.get(raw)
    if (slot && 'content-type' in headers) release(slot)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const slot = slots.get(request.raw)
    if (slot && !slot.isHeld && !slot.isDone && !isUpload(request)) {
      slot.isHeld = true
      concurrency.reacquire()
    }
    done()
  })
  // … nor while the client reads the response.
  app.addHook('onSend', ({ raw }, _reply, payload, done) => {
    const slot = slots.get(raw)
    if (slot) finish(slot)
    done(null, payload)
  })
  app.decorate('concurrency', concurrency)
  app.decorate('awaitWorker', (request) => {
    const slot = slots.get(request)
    if (slot) release(slot)
    if (request.socket instanceof Socket) request.socket.setTimeout(0)
  })
}

/**
 * Cheap files, so that a page that started to load is complete, the probes of the monitoring, and Git, which never asks
 * again and has limits of its own.
 */
const alwaysServed = /^\/(assets|media|healthz|readyz|metrics|git)(\/|$)/

export const isUpload = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^(multipart\/|application\/(offset|x-git-receive-pack))/.test(headers['content-type'] ?? '')

type Headers = ReturnType<HeadersFor> & { 'x-request-id': string }

function sendRefusal(app: FastifyInstance, request: IncomingMessage, response: ServerResponse, headers: Headers) {
  const error = overloaded()
  const { httpStatus, message, retryAfterSeconds } = error
  const page = app.errorPage && isPageRequest(request) ? app.errorPage(httpStatus, message) : null
  const body = Buffer.from(page ?? JSON.stringify(error.toResponse(headers['x-request-id'])))
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

export const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Answers 408 when the body takes too long; if the response was sent before, it closes the connection. */
export function startBodyTimeout(request: IncomingMessage, response: ServerResponse, timeoutMs: number, id: string) {
  // Requests made while rendering a page have no socket and arrive complete.
  if (!(request.socket instanceof Socket)) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (response.writableEnded) request.socket.destroy()
    else sendRawError(request.socket, arrivedTooLate(), id)
  }, timeoutMs).unref()
  const clear = () => clearTimeout(timer)
  request.once('end', clear).once('close', clear)
}
