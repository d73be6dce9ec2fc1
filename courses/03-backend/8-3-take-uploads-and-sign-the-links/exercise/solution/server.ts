import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkLink, signLink } from './signed-link.ts'
import { storeUpload, UploadError } from './upload.ts'

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', pdf: 'application/pdf' }

export function createFileServer({ folder, secret, limit = 5 * 1024 * 1024 }: { folder: string; secret: string; limit?: number }) {
  return createServer({ requestTimeout: 60_000 }, async (req, res) => {
    const json = (status: number, body: unknown, headers = {}) =>
      res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    const now = Math.floor(Date.now() / 1000)
    try {
      if (req.method === 'POST' && req.url === '/files') {
        if (Number(req.headers['content-length'] ?? 0) > limit) throw new UploadError(413, `Send at most ${limit} bytes`)
        const stored = await storeUpload(req, folder, limit)
        return void json(201, { ...stored, link: await signLink(secret, stored.id, now) })
      }
      const id = req.method === 'GET' ? await checkLink(secret, req.url ?? '', now) : null
      if (!id) return void json(404, { error: 'This link is not valid' })
      res.writeHead(200, {
        'content-type': types[id.split('.')[1]],
        'content-disposition': `attachment; filename="${id}"`,
        'x-content-type-options': 'nosniff', // the browser must not guess either
        'cache-control': 'private, no-store',
      })
      await pipeline(createReadStream(join(folder, id)), res)
    } catch (error) {
      if (res.headersSent || res.destroyed) return void res.destroy()
      const known = error instanceof UploadError ? error : new UploadError(500, 'Something went wrong')
      if (known.status === 500) console.error(error)
      json(known.status, { error: known.message }, { connection: 'close' })
      if (!req.complete) setTimeout(() => req.socket.destroy(), 1_000).unref()
    }
  })
}

if (import.meta.main) {
  createFileServer({ folder: 'uploads', secret: process.env.LINK_SECRET ?? 'practice-secret' }).listen(3000)
  console.log('Listening on http://localhost:3000')
}
