import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Limit } from '#contract/kit/endpoint.ts'
import { clientNetwork } from './client-address.ts'
import { notFound } from '../errors.ts'
import { enforceRateLimit } from './rate-limit.ts'
import type { App } from './serve.ts'
import { isOurs, type SignedLink } from './signed-links.ts'

export type Part = { start: number; end: number }

export type ServedFile = {
  type: string
  /** For the downloaded file. Without one, it is for programs, not for people. */
  name?: string
  /** Shown in the browser instead of downloaded. */
  isInline?: boolean
  /** Instead of those of a private file, which is neither stored nor indexed. */
  headers?: Record<string, string>
  /** Lets a browser ask whether its copy is current. */
  etag?: string
  /** If known, parts can be asked for, and the content isn't read for HEAD. */
  bytes?: number
  content: (part?: Part) => string | Buffer | Readable | Promise<string | Buffer | Readable>
}

type FileRoute<Fields extends z.ZodRawShape> = (SignedLink<Fields> | { path: string; fields: Fields }) & {
  /** Of the route, after the path that is signed. */
  below?: string
  /** As the refusal calls it. */
  what: string
  /** For the reader of the link, or for a network. `name` keeps counts apart. */
  limit?: Limit & { name: string }
  /** A worker makes the content, which may have to wait. */
  isDrawn?: true
  /** Without HEAD, which would collect everything and send nothing. */
  isCollected?: true
  /** Decides whether this reader may have it. Null: it doesn't exist for them. */
  open: (
    asked: z.output<z.ZodObject<Fields>>,
    request: FastifyRequest,
  ) => Promise<ServedFile | { redirect: string } | null>
}

/** Serves a file at an address of its own: checks the link and the limit before anything is read, then sends it. */
export function serveFile<Fields extends z.ZodRawShape>(app: App, route: FileRoute<Fields>) {
  const { deps } = app
  const schema = z.object(route.fields)

  async function open(request: FastifyRequest) {
    const address = { ...(request.query as object), ...(request.params as object) }
    const asked = schema.safeParse(address)
    if (!asked.success) return null
    if ('seconds' in route && !isOurs(deps, route, asked.data, address)) return null
    if (route.limit) await countRequest(route.limit, asked.data, request)
    return route.open(asked.data, request)
  }

  async function countRequest(
    { name, times, seconds }: Limit & { name: string },
    asked: object,
    { ip }: FastifyRequest,
  ) {
    const who = 'reader' in asked ? `person ${String(asked.reader)}` : `address ${clientNetwork(ip)}`
    await enforceRateLimit(deps.db, `${name} ${who}`, { seconds, times: Math.ceil(times * deps.env.rateLimitFactor) })
  }

  app.route({
    method: route.isCollected ? 'GET' : ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: `${route.path}${route.below ?? ''}`,
    config: { isDocument: route.isDrawn ?? false },
    handler: async (request, reply) => {
      const file = await open(request)
      if (!file) throw notFound(route.what)
      if ('redirect' in file) return reply.header('cache-control', 'no-store').redirect(file.redirect, 303)
      if (route.isDrawn) app.awaitWorker(request.raw)
      return send(file, request, reply)
    },
  })
}

const privately = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** Sends the file, the part of it that was asked for, or that the browser's copy is current. */
async function send(file: ServedFile, { method, headers }: FastifyRequest, reply: FastifyReply) {
  const { type, name, isInline = false, etag, bytes } = file
  const always = {
    'content-type': type,
    ...(name !== undefined && { 'content-disposition': disposition(name, isInline) }),
    ...(etag !== undefined && { etag }),
    ...(bytes !== undefined && { 'accept-ranges': 'bytes' }),
    ...(file.headers ?? privately),
  }
  if (etag && headers['if-none-match']?.includes(etag)) return reply.code(304).headers(always).send()
  if (bytes === undefined) return reply.headers(always).send(await file.content())

  const mayBePart = method === 'GET' && (headers['if-range'] ?? etag) === etag
  const part = mayBePart ? requestedPart(headers.range, bytes) : null
  if (part === 'none') return reply.code(416).headers(always).header('content-range', `bytes */${bytes}`).send()
  // Opened before any header is set, so that a failure gets the usual error response.
  const content = method === 'GET' ? await file.content(part ?? undefined) : undefined
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes}`)
  const length = part ? part.end - part.start + 1 : bytes
  return reply.headers(always).header('content-length', length).send(content)
}

/** RFC 6266: a plain name for old clients, and the true one as RFC 5987 writes it. */
export function disposition(name: string, isInline: boolean): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
    .replace(/^[\s_-]+/, '')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** Which part of a file a Range header asks for; null: the whole, 'none': a part that does not exist. */
export function requestedPart(header: string | undefined, bytes: number): Part | 'none' | null {
  // Several ranges at once, and what is not understood, may be answered with the whole.
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (!from && !to)) return null
  if (!from) return Number(to) > 0 && bytes > 0 ? { start: Math.max(0, bytes - Number(to)), end: bytes - 1 } : 'none'
  if (to && Number(to) < Number(from)) return null
  return Number(from) < bytes ? { start: Number(from), end: Math.min(to ? Number(to) : bytes, bytes - 1) } : 'none'
}
