import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorStatus } from '#contract/kit/errors.ts'
import { databaseFailure } from '../db/failure.ts'
import { isUnwritable } from '../startup-error.ts'
import { AppError, cannotSave, notFound, notJson } from '../errors.ts'
import { minimalHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log: tells a wrong password from missing access. */
    errorCode: ErrorCode | undefined
  }
  interface FastifyInstance {
    errorPage: ((httpStatus: number, message: string) => string) | null
  }
}

/** Sends every error in the same shape, bugs included. */
export function handleErrors(app: FastifyInstance) {
  app.decorate('errorPage', null)
  app.decorateRequest('errorCode', undefined)
  app.setErrorHandler((thrown, request, reply) => sendError(toLoggedError(thrown, request), request, reply))
}

/** The error that the caller should see; failures on our side are logged. */
export function toLoggedError(thrown: unknown, request: FastifyRequest): AppError {
  const error = toAppError(thrown)
  if (!error) request.log.error({ err: thrown }, 'unexpected')
  else if (error.cause ?? error.httpStatus >= 500) request.log.error({ err: thrown }, error.code)
  return error ?? unexpected()
}

const unexpected = () => new AppError('unexpected', 'Something went wrong on our side. Please try again.')

/** The error that the caller should see, or null if this is a bug. */
function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (isApiError(error)) return new AppError(error.code, error.message)
  return fromFastify(error as FastifyError) ?? databaseFailure(error) ?? (isUnwritable(error) ? cannotSave() : null)
}

/** The site's server bundle throws the API's errors as its own class. */
const isApiError = (error: unknown): error is { code: ErrorCode; message: string } =>
  (error as { code?: string }).code !== undefined && (error as { code: string }).code in errorStatus

function fromFastify({ code, statusCode }: FastifyError): AppError | null {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large', 'This request is too large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return notJson()
  }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input', 'This request is not valid JSON')
  }
  return null
}

/** As JSON, or as a page if a browser asked for one. */
export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const { httpStatus, retryAfterSeconds } = error
  request.errorCode = error.code
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  reply.code(httpStatus)
  const { errorPage } = request.server
  if (!errorPage || !isPageRequest(request)) return reply.send(error.toResponse(request.id))
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorPage(httpStatus, error.message))
}

const notPages = /^\/(v1|assets|media|practice|metrics|healthz|readyz)(\/|$)/

/** Whether a browser asks for a page. */
export const isPageRequest = ({ method, headers, url = '' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>) =>
  (method === 'GET' || isFormPost(headers)) && (headers.accept ?? '').includes('text/html') && !notPages.test(url)

const isFormPost = (headers: IncomingMessage['headers']) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send(notFound('This address').toResponse(request.id))

/** Sends an error where no request or response object exists, in the usual format. */
export function sendRawError(socket: Socket, error: AppError, requestId = `req-${randomUUID()}`) {
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify(error.toResponse(requestId))
  socket.end(
    `HTTP/1.1 ${error.httpStatus} ${STATUS_CODES[error.httpStatus]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      Object.entries(minimalHeaders)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('') +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}
