import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import fastify, { LogController } from 'fastify'
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toWellFormed } from '#contract/kit/text/well-formed.ts'
import type { Env } from '../env.ts'
import { enforceDeadline } from '../load/deadline.ts'
import { compressResponses } from './compression.ts'
import { handleErrors, sendError, sendRawError } from './error-responses.ts'
import { AppError, arrivedTooLate } from '../errors.ts'
import { isTooDeep } from './json-depth.ts'
import type { Log } from '../log.ts'
import type { Limits } from '../load/concurrency-limit.ts'
import { hasBody, isUpload, shedLoad, startBodyTimeout } from './load-shedding.ts'
import { sendSecurityHeaders } from './security-headers.ts'

const kilobyte = 1024
const seconds = 1000

export type Timeouts = {
  headers: number
  /** For a JSON body. Uploads may take longer as long as bytes keep coming. */
  body: number
  /** For a connection on which nothing is sent during a request. */
  idle: number
  /** How often Node checks the timeout of the headers. */
  check: number
}
const defaultTimeouts: Timeouts = {
  headers: 10 * seconds,
  body: 10 * seconds,
  idle: 14 * seconds,
  check: 2 * seconds,
}

type Options = { isDevelopment?: boolean; timeouts?: Timeouts; concurrency?: Limits }

/** The web server without routes: limits, timeouts, headers, request ids and logs. */
export function createHttpServer(env: Env, log: Log, options: Options = {}): FastifyInstance {
  const { isDevelopment = false, timeouts = defaultTimeouts, concurrency } = options
  const app: FastifyInstance = fastify({
    http: {
      maxHeaderSize: 16 * kilobyte,
      // Checked below, so that the error has our shape.
      requireHostHeader: false,
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
    },
    bodyLimit: 256 * kilobyte,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: 65 * seconds,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: (_address: string, hop: number) => hop < env.trustProxy,
    genReqId: (request) => validRequestId(request.headers['x-request-id']) ?? `req-${randomUUID()}`,
    // The default log line would contain URLs and IP addresses; ours is below.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    loggerInstance: log,
    clientErrorHandler: (error, socket) => sendRawError(socket, toAppError(error)),
    frameworkErrors: (_error, request, reply) => {
      void sendInvalidUrl(request, (reply as FastifyReply).headers(headersFor(request.url)))
    },
  })
  const headersFor = sendSecurityHeaders(app, env, isDevelopment)
  shedLoad(app, { limits: concurrency, headersFor, bodyTimeoutMs: timeouts.body })
  // In development a page is compiled when it is requested.
  enforceDeadline(app, (isDevelopment ? 60 : env.requestTimeoutSeconds) * seconds)
  acceptOnlyJson(app)
  compressResponses(app)
  handleErrors(app)
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    assertOneHost(request)
    if (!hasBody(request.headers)) return
    if (isUpload(request)) disableIdleTimeoutOnceReceived(request)
    else startBodyTimeout(request.raw, reply.raw, timeouts.body, request.id)
  })
  // The route pattern, not the URL: URLs contain names, tokens and ids.
  app.addHook('onResponse', async (request, reply) => {
    const { method, actor, errorCode } = request
    const route = request.routeOptions.url ?? 'none'
    request.log.info(
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), person: actor?.id, errorCode },
      'request',
    )
  })
  return app
}

/** With two Host headers a proxy could use one and we the other. */
function assertOneHost({ raw }: FastifyRequest) {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) {
    throw new AppError('invalid_input', 'Send exactly one Host header')
  }
}

const validRequestId = (id: unknown) => (typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : null)

// Only a JSON escape can bring in half a surrogate pair.
const surrogateEscape = /\\u[dD][89a-fA-F]/

function acceptOnlyJson(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // Some clients send the content type without a body.
    if (body === '') done(null, undefined)
    else if (isTooDeep(body)) done(new AppError('invalid_input', 'This JSON is nested too deeply'))
    else if (!surrogateEscape.test(body)) void parse(request, body, done)
    else void parse(request, body, (error, value) => done(error, toWellFormed(value)))
  })
}

/** Once the upload is received, we are the slow side: a busy disk may take longer than the idle timeout. */
function disableIdleTimeoutOnceReceived({ raw }: FastifyRequest) {
  raw.once('end', () => {
    if (raw.socket instanceof Socket) raw.socket.setTimeout(0)
  })
}

/** No hook has run at this point. */
const sendInvalidUrl = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(new AppError('invalid_input', 'This address isn’t valid. The link may be mistyped.'), request, reply)

function toAppError({ code }: ConnectionError): AppError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new AppError('headers_too_large', 'The headers of this request are too large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return arrivedTooLate()
  return new AppError('invalid_input', 'This is not a valid HTTP request')
}
