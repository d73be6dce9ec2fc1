import pg from 'pg'
import { AppError, cannotSave, conflict, notSignedIn, overloaded, tooSlow, unreachable } from '../errors.ts'
import { DrizzleQueryError } from './orm.ts'

/** What the caller should see of an error of the database; null if it is a bug, or not from the database. */
export function databaseFailure(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown
  const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown
  if (error instanceof pg.DatabaseError) return fromAnswer(error.code ?? '')
  return error instanceof Error ? fromConnection(error) : null
}

/** The database answered with an error (SQLSTATE). */
function fromAnswer(code: string): AppError | null {
  // A unique index is the last guard against two requests at once.
  if (code === '23505') return conflict('This was already done, perhaps by you in another window.')
  // The account was deleted while the request was running.
  if (code === 'KT410') return notSignedIn()
  // A full disk, or a server that only reads: a standby, or one that protects itself from a full disk.
  if (code === '53100' || code === '25006') return cannotSave()
  // Out of memory or connections.
  if (code.startsWith('53')) return overloaded()
  // Statement, lock and transaction timeouts.
  if (/^(57014|55P03|25P0[34])$/.test(code)) return tooSlow()
  // The server is stopping, stopped or starting.
  return /^(08|57P)/.test(code) ? unreachable() : null
}

const lostCodes = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
)
const lostMessage =
  /Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout/

/**
 * There was no answer. Other clients (files, gateway) translate the errors of their connections themselves, and a file
 * that is missing must not look like a missing socket.
 */
function fromConnection(error: NodeJS.ErrnoException): AppError | null {
  const { message, code = '', syscall = '' } = error
  // All connections of the pool are in use.
  if (message.includes('timeout exceeded when trying to connect')) return overloaded()
  const isLost = syscall !== '' && (lostCodes.has(code) || (code === 'ENOENT' && syscall === 'connect'))
  return isLost || lostMessage.test(message) ? unreachable() : null
}
