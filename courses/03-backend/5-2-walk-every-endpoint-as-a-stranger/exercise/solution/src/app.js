import fastify from 'fastify'
import { readFile } from 'node:fs/promises'
import { endpoints } from './endpoints.js'
import { whoIs } from './who.js'

const read = (name) => readFile(new URL(`../${name}`, import.meta.url), 'utf8')
const refuse = (reply, status, code, message) => reply.code(status).send({ code, message })

export async function createApp({ db }) {
  await db.exec(await read('schema.sql'))
  await db.exec(await read('audit.sql'))
  const app = fastify()
  for (const { method, path, roles, handle } of endpoints) {
    if (!roles?.length) throw new Error(`${method} ${path} names no roles.`)
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const me = await whoIs(db, request.headers.authorization)
        if (!me) return refuse(reply, 401, 'not_signed_in', 'Sign in first.')
        if (!roles.includes(me.role)) return refuse(reply, 403, 'forbidden', 'Your account can’t do this.')
        const { status, body } = await handle({ db, me, params: request.params, body: request.body })
        return reply.code(status).send(body)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => refuse(reply, 404, 'not_found', 'There is no such page.'))
  app.setErrorHandler((error, request, reply) => {
    console.error(error)
    return refuse(reply, 500, 'internal_error', 'Something went wrong.')
  })
  return app
}
