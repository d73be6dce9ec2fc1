import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../http/compression.ts'
import type { CachedPage } from '../cache/page-cache.ts'

/** Sends 304 if the browser already has this version. */
export function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { type = 'text/html; charset=utf-8' } = {},
) {
  reply.header('cache-control', 'no-cache').header('etag', page.etag).header('vary', 'accept-encoding')
  if (headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = acceptedEncoding(headers['accept-encoding'])
  reply.code(page.status).type(type)
  return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.plain)
}

export function lazily<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | null = null
  return () => (created ??= create())
}
