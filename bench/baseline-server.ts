import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { hash, verify } from '@node-rs/argon2'
import fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'

/** The settings of a baseline server, which runs in its own process like the product. */
export type BaselineSettings =
  | { kind: 'constant'; body: string; type: string }
  | { kind: 'argon2'; password: string }
  | { kind: 'who-am-i'; connection: pg.PoolConfig }
  | { kind: 'known-answer'; connection: pg.PoolConfig; body: string }
  | { kind: 'one-statement'; connection: pg.PoolConfig; text: string; values: unknown[] }

const [settings] = (await once(process, 'message')) as [BaselineSettings]
const server = await open(settings)
process.send!((server.address() as AddressInfo).port)
process.once('disconnect', () => process.exit())

async function open(settings: BaselineSettings): Promise<Server> {
  if (settings.kind === 'who-am-i') return whoAmI(settings.connection)
  if (settings.kind === 'known-answer') return knownAnswer(settings)
  if (settings.kind === 'one-statement') return oneStatement(settings)
  return settings.kind === 'argon2' ? argon2(settings.password) : constant(settings)
}

function constant({ body, type }: { body: string; type: string }) {
  const bytes = Buffer.from(body)
  const headers = { 'content-type': type, 'content-length': bytes.length }
  return listening(createServer((_request, response) => response.writeHead(200, headers).end(bytes)))
}

/** One argon2 verification per request: no login can be faster. */
async function argon2(password: string) {
  // The same cost as in the product.
  const known = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  return listening(
    createServer((request, response) => {
      request.resume()
      void verify(known, password).then((isCorrect) => response.writeHead(isCorrect ? 200 : 500).end())
    }),
  )
}

/** The product's two queries and pool size on plain Fastify. */
async function whoAmI(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ max: 20, ...connection })
  const app = fastify()
  app.get('/', async (request) => {
    const actor = await pool.query({ name: 'actor', text: actorByToken, values: [hashOf(request)] })
    const person = await pool.query({ name: 'person', text: personById, values: [actor.rows[0].id] })
    const { id, username, email, first_name, last_name, role } = person.rows[0]
    const data = { userId: Number(id), username, email, firstName: first_name, lastName: last_name, role }
    return { status: 1, message: 'OK', data }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app.server
}

/** Looks up the session and sends a fixed response: the rest of the product's time goes into its data. */
async function knownAnswer({ connection, body }: { connection: pg.PoolConfig; body: string }) {
  const pool = new pg.Pool({ max: 20, ...connection })
  const app = fastify()
  app.get('/', async (request, reply) => {
    await pool.query({ name: 'actor', text: actorByToken, values: [hashOf(request)] })
    return reply.type('application/json; charset=utf-8').send(body)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app.server
}

/** One prepared statement looks up the session and returns the whole response as text. */
async function oneStatement({ connection, text, values }: Extract<BaselineSettings, { kind: 'one-statement' }>) {
  const pool = new pg.Pool({ max: 20, ...connection })
  const app = fastify()
  app.get('/', async (request, reply) => {
    const { rows } = await pool.query({ name: 'one', text, values: [hashOf(request), ...values] })
    return reply.type('application/json; charset=utf-8').send(rows[0].body)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app.server
}

const hashOf = ({ headers }: FastifyRequest) =>
  createHash('sha256').update(headers.authorization!.slice('Bearer '.length)).digest()

const actorByToken = `
  select people.id, people.role, sessions.id as session_id, sessions.last_seen_at
    from sessions inner join people on people.id = sessions.person_id
   where sessions.token_hash = $1 and sessions.expires_at > now() and people.blocked_at is null`

const personById = `
  select id, email, username, first_name, last_name, role, password_hash, blocked_at, created_at
    from people where id = $1`

function listening(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
