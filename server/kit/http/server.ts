import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import fastify, { LogController } from 'fastify'
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { enforceDeadline } from '../load/deadline.ts'
import { handleErrors } from './error-responses.ts'
import { AppError } from './errors.ts'
import { isTooDeep } from './json-depth.ts'
import type { Log } from '../log.ts'
import type { Limits } from '../load/concurrency-limit.ts'
import { isUpload, shedLoad } from '../load/load-shedding.ts'
import { minimalHeaders, sendSecurityHeaders } from './security-headers.ts'
import { startBodyTimeout, hasBody } from '../load/body-timeout.ts'
import { sendRawError } from '../load/raw-error-response.ts'

const kilobyte = 1024
const seconds = 1000

export type Times = {
  /** How long the headers may take to arrive. */
  headers: number
  /** How long a whole JSON body may take; uploads may take longer as long as bytes keep coming. */
  body: number
  /** How long a connection may be silent in the middle of something. */
  idle: number
  /** Node looks for late headers only this often. */
  check: number
}
const usual: Times = {
  headers: 10 * seconds,
  body: 10 * seconds,
  idle: 14 * seconds,
  check: 2 * seconds,
}

type Options = { isDevelopment?: boolean; times?: Times; concurrency?: Limits }

/** The bare web server: limits, time-outs, headers, ids and logs; it knows no route. */
export function createHttpServer(env: Env, log: Log, options: Options = {}): FastifyInstance {
  const { isDevelopment = false, times = usual, concurrency } = options
  const app: FastifyInstance = fastify({
    http: {
      maxHeaderSize: 16 * kilobyte,
      // Asked for below, to be refused in our one shape.
      requireHostHeader: false,
      headersTimeout: times.headers,
      connectionsCheckingInterval: times.check,
    },
    bodyLimit: 256 * kilobyte,
    connectionTimeout: times.idle,
    keepAliveTimeout: 65 * seconds,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: (_address: string, hop: number) => hop < env.trustProxy,
    genReqId: (request) => wellFormed(request.headers['x-request-id']) ?? `req-${randomUUID()}`,
    // One line per answer, written below: the default one would carry addresses.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    loggerInstance: log,
    clientErrorHandler: (error, socket) => sendRawError(socket, outcomeOf(error)),
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply as FastifyReply),
  })
  const headersFor = sendSecurityHeaders(app, env, isDevelopment)
  shedLoad(app, { limits: concurrency, headersFor, bodyTimeoutMs: times.body })
  // Sources are compiled when a page is asked for.
  enforceDeadline(app, (isDevelopment ? 60 : env.requestTimeoutSeconds) * seconds)
  acceptOnlyJson(app)
  handleErrors(app)
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    refuseDoubtfulHost(request)
    if (!hasBody(request.headers)) return
    if (isUpload(request)) keepOpenOnceReceived(request)
    else startBodyTimeout(request.raw, reply.raw, times.body, request.id)
  })
  // The route's pattern, never the address itself: addresses carry names, tokens and ids.
  app.addHook('onResponse', async (request, reply) => {
    const { method, actor, refusal } = request
    const route = request.routeOptions.url ?? 'none'
    request.log.info(
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), person: actor?.id, refusal },
      'answered',
    )
  })
  return app
}

/** Of two hosts a proxy in front may believe one and we the other. */
function refuseDoubtfulHost({ raw }: FastifyRequest) {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) {
    throw new AppError('invalid_input', 'A request names one host, and one only')
  }
}

const wellFormed = (id: unknown) => (typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : null)

function acceptOnlyJson(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // Some clients send the header on calls that have no body.
    if (body === '') done(null, undefined)
    else if (isTooDeep(body)) done(new AppError('invalid_input', 'This is nested deeper than anything here'))
    else void parse(request, body, done)
  })
}

/** With all of it here, the silence is ours: a busy disk may need longer than a client may be silent. */
function keepOpenOnceReceived({ raw }: FastifyRequest) {
  raw.once('end', () => {
    if (raw.socket instanceof Socket) raw.socket.setTimeout(0)
  })
}

/** Where no hook of ours has run yet. */
function refuseAddress({ id }: { id: string }, reply: FastifyReply) {
  const outcome = new AppError('invalid_input', 'This is not an address that can be read')
  void reply.code(outcome.httpStatus).headers(minimalHeaders).send(outcome.answer(id))
}

function outcomeOf({ code }: ConnectionError): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('headers_too_large', 'The headers are too large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('timed_out', 'The request took too long to arrive')
  return new AppError('invalid_input', 'This is not a request that can be understood')
}
