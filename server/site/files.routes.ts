import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { notFound } from '#server/kit/errors.ts'
import type { App } from '#server/kit/serve.ts'
import { isLinkValid } from './files.links.ts'
import { deliveryHeaders, requestedPart } from './files.rules.ts'
import { fileById } from './files.store.ts'
import type { FileRow } from './tables.ts'

// The name is only for people; what opens the file is its id and the signature.
const Link = z.object({
  id: z.uuid(),
  until: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  sig: z.string(),
})

/** Files are open to whoever holds a signed link, and to nobody else. */
export function fileRoutes(app: App) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:id/:name',
    handler: async (request, reply) => {
      const link = Link.safeParse({ ...(request.query as object), ...(request.params as object) })
      if (!link.success || !isLinkValid(app.deps, link.data)) throw notFound('The file')
      const file = await fileById(app.deps.db, link.data.id)
      if (!file) throw notFound('The file')
      return deliver(app, file, request, reply)
    },
  })
}

async function deliver({ deps }: App, file: FileRow, { method, headers }: FastifyRequest, reply: FastifyReply) {
  const etag = `"${file.sha256.toString('base64url')}"`
  const always = { ...deliveryHeaders(file), etag }
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
