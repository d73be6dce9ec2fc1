import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { AppError } from '../http/errors.ts'
import { sendRawError } from './raw-error-response.ts'

export const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Answers 408 when the body takes too long; if the response was sent before, it closes the connection. */
export function startBodyTimeout(request: IncomingMessage, response: ServerResponse, timeoutMs: number, id: string) {
  // Requests made while rendering a page have no socket and arrive complete.
  if (!(request.socket instanceof Socket)) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (response.writableEnded) request.socket.destroy()
    else sendRawError(request.socket, new AppError('timed_out', 'The request took too long to arrive'), id)
  }, timeoutMs).unref()
  const clear = () => clearTimeout(timer)
  request.once('end', clear).once('close', clear)
}
