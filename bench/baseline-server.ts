import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'

/** The settings of a baseline server, which runs in its own process like the product. */
export type BaselineSettings =
  | { kind: 'constant'; body: string; type: string }
  | { kind: 'one-statement'; connection: pg.PoolConfig; text: string; values: unknown[] }

const [settings] = (await once(process, 'message')) as [BaselineSettings]
const server = await (settings.kind === 'constant' ? constant(settings) : oneStatement(settings))
process.send!((server.address() as AddressInfo).port)
process.once('disconnect', () => process.exit())

function constant({ body, type }: { body: string; type: string }) {
  const bytes = Buffer.from(body)
  const headers = { 'content-type': type, 'content-length': bytes.length }
  return listening(createServer((_request, response) => response.writeHead(200, headers).end(bytes)))
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

function listening(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
