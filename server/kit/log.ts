import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Env } from './env.ts'

export type Log = FastifyBaseLogger

/** Structured lines for machines. Nobody's data, no addresses, no secrets: what identifies is an id. */
export const createLog = ({ logLevel }: Pick<Env, 'logLevel'>, to: DestinationStream = openOutput()): Log =>
  pino({ level: logLevel, serializers: { err: withoutData } }, to)

/** What cannot be written, because the disk is full, is kept for when it can, up to a megabyte; nobody ends for it. */
function openOutput(): DestinationStream {
  const output = pino.destination({ dest: process.stdout.fd, sync: true, maxLength: 1_000_000 })
  output.on('error', () => {})
  return output
}

/** A query error's message may quote the row it failed on; only what a developer needs is kept. */
function withoutData(error: Error) {
  const { code } = (error.cause ?? error) as { code?: string }
  const stack = (error.stack ?? '').split('\n    at ').slice(1).join('\n    at ')
  return { type: error.name, message: code ? `error ${code}` : error.message, code, stack }
}
