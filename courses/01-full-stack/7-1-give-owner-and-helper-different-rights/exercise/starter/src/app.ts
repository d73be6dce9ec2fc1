import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Session } from './access.ts'
import { ApiError, toResponse } from './errors.ts'
import { createLedger } from './ledger.ts'

const NewEntry = z.strictObject({
  id: z.uuid(),
  customerId: z.string(),
  kind: z.enum(['credit', 'payment']),
  paise: z.int().positive(),
  note: z.string().max(200),
  on: z.iso.date(),
})

function check<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ApiError(400, 'invalid', issue?.message ?? 'Invalid data.', issue?.path.join('.') || null)
}

/** now is the clock; sessions is where the sessions are stored, by the digest of their token. */
type Options = { now?: () => number; sessions?: Map<string, Session> }

export function createApp({ now = Date.now, sessions = new Map() }: Options = {}): FastifyInstance {
  const app = Fastify({ bodyLimit: 100_000 })
  const ledger = createLedger()

  app.setErrorHandler((error: unknown, request, reply) => {
    const { status, body } = toResponse(error)
    return reply.code(status).send(body)
  })

  // TODO: POST /login, POST /logout, POST /customers/:customerId/settle, and who may do what

  app.get('/customers', () => ledger.balances())

  app.post('/entries', (request, reply) => {
    const entry = check(NewEntry, request.body)
    return reply.code(ledger.add(entry) ? 201 : 200).send(entry)
  })

  return app
}
