import Fastify, { type FastifyInstance } from 'fastify'
import { type Entry, saveOnce } from './entries.ts'

const customers = [
  { id: 'c1', name: 'Savitri Devi' },
  { id: 'c2', name: 'Abdul Rehman' },
  { id: 'c3', name: 'Pushpa Kumbhar' },
]

export function createApp({ logLevel = 'silent' }: { logLevel?: string } = {}): FastifyInstance {
  const app = Fastify({ logger: { level: logLevel }, bodyLimit: 1_000_000 })
  const entries = new Map<string, Entry>()

  // TODO: setErrorHandler and setNotFoundHandler, with toResponse of errors.ts

  // TODO: the balance of each customer, as paise
  app.get('/customers', () => customers)

  app.post('/entries', (request, reply) => {
    // TODO: check the body with a schema before you believe it
    const { status, entry } = saveOnce(entries, request.body as Entry)
    return reply.code(status).send(entry)
  })

  return app
}
