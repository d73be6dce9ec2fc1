import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorStatus } from '#contract/kit/errors.ts'
import { AppError, conflict, notFound, notSignedIn, unreachable } from './errors.ts'

/** Turns what was thrown into an outcome the caller should understand, or null where it is a bug. */
export function understood(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (isAnswer(error)) return new AppError(error.code, error.message)
  return fromFastify(error as FastifyError) ?? fromPostgres((error as Error).cause ?? error)
}

/** A page that could not get its data was refused by the API, in words that the reader should have too. */
const isAnswer = (error: unknown): error is { code: ErrorCode; message: string } =>
  (error as { code?: string }).code !== undefined && (error as { code: string }).code in errorStatus

function fromFastify({ code, statusCode }: FastifyError): AppError | null {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large', 'This is larger than is accepted here')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('wrong_content_type', 'Send this as JSON (content type application/json)')
  }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input', 'The request could not be read: is it complete, valid JSON?')
  }
  return null
}

// Class 08 and 57P: the server is going, gone or coming back; 53: its disk or its connections are used up;
// ENOENT is its missing socket.
const gone = /^(08|53|57P0)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/
const lost =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/

function fromPostgres(error: unknown): AppError | null {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  // The last guard against two requests at once.
  if (code === '23505') return conflict('This was just done already, perhaps by you in another window.')
  // A call that was on its way while its account was deleted.
  if (code === 'KT410') return notSignedIn()
  return gone.test(code) || lost.test(message) ? unreachable() : null
}

/** One writer for every refusal, bugs included. */
export function handleErrors(app: FastifyInstance) {
  app.decorate('errorPage', null)
  app.decorateRequest('refusal', undefined)
  app.setErrorHandler((error, request, reply) => {
    const outcome = understood(error)
    if (!outcome) request.log.error({ err: error }, 'unexpected')
    else if (outcome.cause ?? outcome.httpStatus >= 500) request.log.error({ err: error }, outcome.code)
    return refuse(outcome ?? unexpected(), request, reply)
  })
}

const unexpected = () => new AppError('unexpected', 'Something went wrong on our side. Please try again.')

/** In the one shape of every refusal; as a page to who came to read one. */
export function refuse(outcome: AppError, request: FastifyRequest, reply: FastifyReply) {
  const { httpStatus, retryAfterSeconds } = outcome
  request.refusal = outcome.code
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  reply.code(httpStatus)
  const { errorPage } = request.server
  if (!errorPage || !isPageRequest(request)) return reply.send(outcome.answer(request.id))
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorPage(httpStatus, outcome.message))
}

const ours = /^\/(v1|assets|media|metrics|healthz|readyz)(\/|$)/

/** Whether a person's browser asks for a page, and not a program for data. */
export const isPageRequest = ({ method, headers, url = '' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html') && !ours.test(url)

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, for the log: a wrong password and a call that is not open to someone are told apart. */
    refusal: ErrorCode | undefined
  }
  interface FastifyInstance {
    /** The page that says what is wrong, where there is a site to show it in. */
    errorPage: ((httpStatus: number, message: string) => string) | null
  }
}

/** For addresses that lead nowhere. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(notFound('This address').answer(request.id))
