import fastify from 'fastify'
import { readFile } from 'node:fs/promises'
import { endpoints } from './endpoints.js'
import { whoIs } from './who.js'

const read = (name) => readFile(new URL(`../${name}`, import.meta.url), 'utf8')

export async function createApp({ db }) {
  await db.exec(await read('schema.sql'))
  await db.exec(await read('audit.sql'))
  const app = fastify()
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const me = await whoIs(db, request.headers.authorization)
        // 401 and 403 belong here, so that no handler can forget them. And an endpoint without roles must not start.
        const { status, body } = await endpoint.handle({ db, me, params: request.params, body: request.body })
        return reply.code(status).send(body)
      },
    })
  }
  return app
}
