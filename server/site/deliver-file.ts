import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#server/kit/http/serve.ts'
import { deliveryHeaders, requestedPart } from './files.rules.ts'
import type { FileRow } from './tables.ts'

/** Sends a file or the requested part of it. Whether the reader may have it is decided before. */
export async function deliverFile(
  { deps }: App,
  file: FileRow,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  more: Record<string, string> = {},
) {
  const etag = `"${file.sha256.toString('base64url')}"`
  const always = { ...deliveryHeaders(file), etag, ...more }
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).headers(always).send()

  const mayBePart = method === 'GET' && (headers['if-range'] ?? etag) === etag
  const part = mayBePart ? requestedPart(headers.range, file.bytes) : null
  if (part === 'none') {
    return reply.code(416).headers(always).header('content-range', `bytes */${file.bytes}`).send()
  }
  // Opened before any header is set: what goes wrong is answered as any other error is.
  const content = method === 'GET' ? await deps.files.open(file.id, part ?? undefined) : undefined
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`)
  const length = part ? part.end - part.start + 1 : file.bytes
  return reply.headers(always).header('content-length', length).send(content)
}
