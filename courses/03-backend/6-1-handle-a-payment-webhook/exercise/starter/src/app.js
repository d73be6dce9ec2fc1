import fastify from 'fastify'
import { readFile } from 'node:fs/promises'

export async function createApp({ db }) {
  await db.exec(await readFile(new URL('../schema.sql', import.meta.url), 'utf8'))
  const app = fastify({ bodyLimit: 64 * 1024 })

  // POST and GET /v1/payments

  // A corner of its own: here a body stays a Buffer with the bytes as they came.
  app.register(async (corner) => {
    corner.removeAllContentTypeParsers()
    corner.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => done(null, body))
    corner.post('/webhooks/payments', async () => ({}))
  })
  return app
}
