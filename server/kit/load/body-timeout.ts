import { Socket } from 'node:net'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '../http/errors.ts'
import { answerOnSocket } from './raw-error-response.ts'

export const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Whoever sends a body drop by drop is told after so many milliseconds that it took too long. Who was answered meanwhile
 * without their body being waited for has nothing more to be told, but may not stay on the line with it either.
 */
export function endSlowBody(request: IncomingMessage, response: ServerResponse, within: number, id: string) {
  // A page's own calls come from inside, whole.
  if (!(request.socket instanceof Socket)) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (response.writableEnded) request.socket.destroy()
    else answerOnSocket(request.socket, new AppError('timed_out', 'The request took too long to arrive'), id)
  }, within).unref()
  const clear = () => clearTimeout(timer)
  request.once('end', clear).once('close', clear)
}
