import fastify from 'fastify'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { book, cancel, readBooking } from './bookings.js'
import { hold } from './holds.js'
import { handleWebhook } from './payments.js'
import { Refusal } from './refusal.js'
import { searchTrains } from './trains.js'

const read = (name) => readFile(new URL(`../${name}`, import.meta.url), 'utf8')

async function accountOf(db, authorization = '') {
  const [, token] = /^Bearer (\S+)$/.exec(authorization) ?? []
  const hash = createHash('sha256').update(token ?? '').digest()
  const { rows } = await db.query('select account_id from sessions where token_hash = $1 and expires_at > now()', [hash])
  if (rows.length === 0) throw new Refusal(401, 'sign_in_first', 'Sign in first.')
  return rows[0].account_id
}

/** Joins the parts. */
export async function createApp({ db }) {
  await db.exec(await read('schema.sql'))
  await db.exec(await read('data-map.sql'))
  const app = fastify({ bodyLimit: 64 * 1024 })
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500)
    if (status === 500) console.error(error)
    const code = error instanceof Refusal ? error.code : status === 500 ? 'internal_error' : 'invalid_request'
    const message = status === 500 ? 'Something went wrong.' : error.message
    return reply.code(status).send({ code, message, fields: error.fields })
  })
  app.setNotFoundHandler((request, reply) => reply.code(404).send({ code: 'not_found', message: 'There is no such page.' }))

  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await db.query('select 1')
    return { status: 'ok' }
  })

  app.get('/v1/trains', (request) => searchTrains(db, request.query))

  // Its own corner, because the signature covers the bytes as they came.
  app.register(async (corner) => {
    corner.removeAllContentTypeParsers()
    corner.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => done(null, body))
    corner.post('/webhooks/payments', async (request) => {
      await handleWebhook(db, request.headers['x-sandbox-signature'], request.body ?? Buffer.alloc(0))
      return {}
    })
  })

  // Every address below needs a person.
  app.register(async (corner) => {
    corner.decorateRequest('me', null)
    corner.addHook('onRequest', async (request) => {
      request.me = await accountOf(db, request.headers.authorization)
    })
    corner.post('/v1/holds', async (request, reply) => reply.code(201).send(await hold(db, request.me, request.body)))
    corner.post('/v1/bookings', async (request, reply) => {
      const { status, body } = await book(db, request.me, request.headers['idempotency-key'], request.body)
      return reply.code(status).send(body)
    })
    corner.get('/v1/bookings/:id', (request) => readBooking(db, request.me, request.params.id))
    corner.delete('/v1/bookings/:id', (request) => cancel(db, request.me, request.params.id))
  })
  return app
}
