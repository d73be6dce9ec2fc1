import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, overloaded } from '#server/kit/errors.ts'
import { startBodyTimeout } from '#server/kit/http/load-shedding.ts'
import { drainBody } from '#server/kit/uploads/receive-upload.ts'
import { damaged, tooLarge } from './push.rules.ts'

/** However slowly the bytes come. */
const maxSeconds = 60

/** The bytes of all pushes that are arriving or being worked on: each waits in memory. */
const maxWaitingBytes = 256 * 1024 * 1024

/** Receives bodies of requests, packed or not, within a size, a time, and a size of all together. */
export function createBodyReader(seconds = maxSeconds) {
  let waiting = 0

  /** Gives the body to the work, and its memory back after it. Of one that is refused it has only the start. */
  return async function withBody<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    maxBytes: number,
    work: (body: Buffer, refusal: AppError | null) => Promise<T>,
  ): Promise<T> {
    startBodyTimeout(request.raw, reply.raw, seconds * 1000, request.id)
    const chunks: Buffer[] = []
    let bytes = 0
    let refusal: AppError | null = null
    try {
      for await (const chunk of inflated(request)) {
        bytes += chunk.length
        waiting += chunk.length
        refusal = bytes > maxBytes ? tooLarge() : waiting > maxWaitingBytes ? overloaded() : null
        if (refusal) break
        chunks.push(chunk)
      }
      // Git reads the response only after it has sent everything.
      if (refusal) drainBody(request.raw)
      return await work(refusal ? Buffer.concat(chunks.slice(0, 1)) : Buffer.concat(chunks), refusal)
    } catch (error) {
      drainBody(request.raw)
      throw error
    } finally {
      waiting -= bytes
    }
  }
}

async function* inflated({ raw, headers }: FastifyRequest): AsyncGenerator<Buffer> {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (!/^(identity|(x-)?gzip)$/.test(encoding)) throw new AppError('wrong_content_type', 'Send this packed with gzip')
  const source: Readable = encoding === 'identity' ? raw : raw.pipe(createGunzip())
  // A pipe doesn’t pass on that the client has gone.
  if (source !== raw) raw.once('close', () => raw.readableEnded || source.destroy(damaged()))
  try {
    yield* source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  } catch (error) {
    throw error instanceof AppError ? error : damaged()
  }
}
