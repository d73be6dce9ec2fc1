import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { AppError } from '../http/errors.ts'
import { minimalHeaders } from '../http/security-headers.ts'

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
