import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, conflict, notFound, notSignedIn } from './errors.ts'

const unreachable = () =>
  new AppError('unreachable', 'The academy cannot reach its records right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })

/** Turns what was thrown into an outcome the caller should understand, or null where it is a bug. */
export function understood(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return fromFastify(error as FastifyError) ?? fromPostgres((error as Error).cause ?? error)
}

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
const lost = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

function fromPostgres(error: unknown): AppError | null {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  // The last guard against two requests at once.
  if (code === '23505') return conflict('This was just done already, perhaps by you in another window.')
  // A call that was on its way while its account was deleted.
  if (code === 'KT410') return notSignedIn()
  return gone.test(code) || lost.test(message) ? unreachable() : null
}

/** One writer for every refusal, bugs included. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const outcome = understood(error)
    if (!outcome) request.log.error({ err: error }, 'unexpected')
    else if (outcome.cause ?? outcome.httpStatus >= 500) request.log.error({ err: error }, outcome.code)
    const answered = outcome ?? new AppError('unexpected', 'Something went wrong on our side. Please try again.')
    if (answered.retryAfterSeconds) reply.header('retry-after', answered.retryAfterSeconds)
    return reply.code(answered.httpStatus).send(answered.answer(request.id))
  })
}

/** For addresses that lead nowhere. */
export const answerUnknown = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(notFound('This address').answer(request.id))
