import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A smaller response fits into one packet as it is. */
const minBytes = 1_200
/** Up to here compressing takes about 0.1 ms, less than handing the work to another thread. */
const maxSyncBytes = 32 * 1024

// The lowest levels: a list shrinks to a tenth with them, and a twentieth of that more would cost three times the CPU.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const gzipOptions = { level: 1 }
const [brotliLater, gzipLater] = [promisify(brotliCompress), promisify(gzip)]

const encodings = {
  br: (body: Buffer) =>
    body.length > maxSyncBytes ? brotliLater(body, brotliOptions) : brotliCompressSync(body, brotliOptions),
  gzip: (body: Buffer) => (body.length > maxSyncBytes ? gzipLater(body, gzipOptions) : gzipSync(body, gzipOptions)),
}

/**
 * Compresses what the API reads. Against BREACH, which guesses a secret in a compressed response from its length:
 * requests are authenticated by a header that no other site can make a browser send, so an attacker can't request a
 * response with somebody's secrets. Responses that contain new secrets, such as the token of a login, answer a POST and
 * are never compressed, nor are errors, which repeat what was sent.
 */
export function compressResponses(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isReadOfApi(request) || typeof payload !== 'string' || payload.length < minBytes) return payload
    if (reply.statusCode !== 200 || reply.hasHeader('content-encoding')) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding) return payload
    const compressed = await encodings[encoding](Buffer.from(payload))
    reply.header('content-encoding', encoding).header('content-length', compressed.length)
    return compressed
  })
}

const isReadOfApi = ({ method, url }: FastifyRequest) => method === 'GET' && url.startsWith('/v1/')

/** The best encoding that the client accepts; null if it accepts none. */
export function acceptedEncoding(header = ''): 'br' | 'gzip' | null {
  const isRefused = (part: string) => /;\s*q=0(\.0*)?\s*$/.test(part)
  const parts = header.toLowerCase().split(',')
  const accepted = new Set(parts.filter((part) => !isRefused(part)).map((part) => part.split(';')[0]!.trim()))
  return (['br', 'gzip'] as const).find((name) => accepted.has(name)) ?? null
}
