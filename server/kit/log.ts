import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Env } from './env.ts'

export type Log = FastifyBaseLogger

/** Structured logs without personal data, addresses or secrets; people are identified by their id. */
export const createLog = ({ logLevel }: Pick<Env, 'logLevel'>, to: DestinationStream = openOutput()): Log =>
  pino({ level: logLevel, serializers: { err: withoutData } }, to)

/** If the disk is full, up to 1 MB is buffered, and the process keeps running. */
function openOutput(): DestinationStream {
  const output = pino.destination({ dest: process.stdout.fd, sync: true, maxLength: 1_000_000 })
  output.on('error', () => {})
  return output
}

/** The message of a query error may quote a row, so only its code is logged. */
function withoutData(error: Error) {
  const { code } = (error.cause ?? error) as { code?: string }
  const stack = (error.stack ?? '').split('\n    at ').slice(1).join('\n    at ')
  return { type: error.name, message: code ? `error ${code}` : error.message, code, stack }
}
