import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import type { App } from '#server/kit/http/serve.ts'
import { deliverFile } from './deliver-file.ts'
import { isLinkValid } from './files.links.ts'
import { deliveryHeaders } from './files.rules.ts'
import { fileById } from './files.store.ts'
import { firstPageOf } from './first-pages.ts'
import { type LinkReader, linkReader } from './link-reader.store.ts'
import type { FileRow } from './tables.ts'

const Digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
// The name is only for people; what opens the file is its id and the signature.
const Link = z.object({ id: z.uuid(), until: Digits, reader: Digits, sig: z.string() })

/** The domains decide who may read their files. */
export type FileAccess = {
  /** Whether a person may still read a file that they were given a link to. */
  mayRead: (db: Db, reader: LinkReader, fileId: string) => Promise<boolean>
  /** Called before the content is sent. */
  onOpen: (db: Db, reader: LinkReader, fileId: string) => Promise<void>
}

/** Files are open to the reader of a signed link, public pictures to everyone, and no others to anyone. */
export function fileRoutes(app: App, { mayRead, onOpen }: FileAccess) {
  /** The file of a signed link, if its reader may still read it. */
  async function openLink({ query, params }: FastifyRequest): Promise<{ file: FileRow; reader: LinkReader }> {
    const link = Link.safeParse({ ...(query as object), ...(params as object) })
    if (!link.success || !isLinkValid(app.deps, link.data)) throw notFound('The file')
    const { id } = link.data
    const { db } = app.deps
    const [file, reader] = await Promise.all([fileById(db, id), linkReader(db, link.data.reader)])
    if (!file || !reader || !(await mayRead(db, reader, id))) throw notFound('The file')
    return { file, reader }
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:id/:name',
    handler: async (request, reply) => {
      const { file, reader } = await openLink(request)
      if (request.method === 'GET' && !request.headers['if-none-match']) await onOpen(app.deps.db, reader, file.id)
      return deliverFile(app, file, request, reply)
    },
  })
  app.get('/files/:id/:name/first-page', { config: { isDocument: true } }, async (request, reply) => {
    const { file, reader } = await openLink(request)
    app.awaitWorker(request.raw)
    const picture = await firstPageOf(app.deps.files, file)
    await onOpen(app.deps.db, reader, file.id)
    return reply.headers(deliveryHeaders({ kind: 'image/webp', name: 'first-page.webp' })).send(picture)
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/pictures/:id',
    handler: async (request, reply) => {
      const asked = Picture.safeParse(request.params)
      const file = asked.success ? await fileById(app.deps.db, asked.data.id) : null
      if (!file?.isPublic) throw notFound('The picture')
      // Its address never shows another picture.
      return deliverFile(app, file, request, reply, { 'cache-control': 'public, max-age=31536000, immutable' })
    },
  })
}
const Picture = z.object({ id: z.uuid() })
