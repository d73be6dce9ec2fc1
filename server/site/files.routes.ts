import { z } from 'zod'
import type { Db } from '#server/kit/db/db.ts'
import type { App } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { fileLink } from './files.links.ts'
import { servedAs, storedFile } from './files.rules.ts'
import { fileById, type LinkReader, linkReader } from './files.store.ts'
import { firstPageOf } from './first-pages.ts'

/** The domains decide who may read their files. */
export type FileAccess = {
  /** Whether a person may still read a file that they were given a link to. */
  mayRead: (db: Db, reader: LinkReader, fileId: string) => Promise<boolean>
  /** Called before the content is sent. */
  onOpen: (db: Db, reader: LinkReader, fileId: string) => Promise<void>
}

/** Files are open to the reader of a signed link, public pictures to everyone, and no others to anyone. */
export function fileRoutes(app: App, { mayRead, onOpen }: FileAccess) {
  const { db, files } = app.deps

  /** The file of a signed link, if its reader may still read it. */
  async function openLink({ id, reader: readerId }: { id: string; reader: number }) {
    const [file, reader] = await Promise.all([fileById(db, id), linkReader(db, readerId)])
    return file && reader && (await mayRead(db, reader, id)) ? { file, reader } : null
  }

  serveFile(app, {
    ...fileLink,
    what: 'The file',
    open: async (link, { method, headers }) => {
      const opened = await openLink(link)
      if (opened && method === 'GET' && !headers['if-none-match']) await onOpen(db, opened.reader, link.id)
      return opened && storedFile(files, opened.file)
    },
  })
  serveFile(app, {
    ...fileLink,
    below: '/first-page',
    what: 'The file',
    isDrawn: true,
    open: async (link) => {
      const opened = await openLink(link)
      if (!opened) return null
      const content = async () => {
        const picture = await firstPageOf(files, opened.file)
        await onOpen(db, opened.reader, link.id)
        return picture
      }
      return { ...servedAs({ kind: 'image/webp', name: 'first-page.webp' }), content }
    },
  })
  serveFile(app, {
    path: '/pictures/:id',
    fields: { id: z.uuid() },
    what: 'The picture',
    open: async ({ id }) => {
      const file = await fileById(db, id)
      if (!file?.isPublic) return null
      const picture = storedFile(files, file)
      // Its address never shows another picture.
      const headers = { ...picture.headers, 'cache-control': 'public, max-age=31536000, immutable' }
      return { ...picture, headers }
    },
  })
}
