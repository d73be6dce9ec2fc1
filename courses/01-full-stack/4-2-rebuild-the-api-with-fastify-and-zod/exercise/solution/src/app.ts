import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Entry, saveOnce } from './entries.ts'
import { ApiError, toResponse } from './errors.ts'

const NewEntry = z.strictObject({
  id: z.uuid('The id isn’t a UUID.'),
  customerId: z.string('Choose a customer.').min(1, 'Choose a customer.'),
  kind: z.enum(['credit', 'payment'], 'Choose took or paid.'),
  paise: z.int('Enter a whole number of paise.').positive('Enter an amount above 0.'),
  note: z.string('Say what it was for.').max(200, 'Use at most 200 letters.'),
  on: z.iso.date('Write the date as 2026-04-07.'),
})

const customers = [
  { id: 'c1', name: 'Savitri Devi' },
  { id: 'c2', name: 'Abdul Rehman' },
  { id: 'c3', name: 'Pushpa Kumbhar' },
]

/** Checks data from outside. The first problem becomes a 400 with its field. */
function check<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ApiError(400, 'invalid', issue?.message ?? 'Invalid data.', issue?.path.join('.') || null)
}

export function createApp({ logLevel = 'silent' }: { logLevel?: string } = {}): FastifyInstance {
  const app = Fastify({ logger: { level: logLevel, redact: ['req.headers.cookie'] }, bodyLimit: 1_000_000 })
  const entries = new Map<string, Entry>()

  app.setErrorHandler((error: unknown, request, reply) => {
    const { status, body } = toResponse(error)
    if (status === 500) request.log.error({ err: error }, 'unexpected error')
    return reply.code(status).send(body)
  })

  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ code: 'not_found', message: `There is nothing at ${request.url}.`, field: null }),
  )

  app.get('/customers', () =>
    customers.map((customer) => ({
      ...customer,
      paise: [...entries.values()]
        .filter((entry) => entry.customerId === customer.id)
        .reduce((sum, { kind, paise }) => sum + (kind === 'credit' ? paise : -paise), 0),
    })),
  )

  app.post('/entries', (request, reply) => {
    const entry = check(NewEntry, request.body)
    if (!customers.some(({ id }) => id === entry.customerId)) {
      throw new ApiError(404, 'unknown_customer', 'There is no such customer.', 'customerId')
    }
    const saved = saveOnce(entries, entry)
    if (saved.status === 201) request.log.info({ entryId: entry.id, paise: entry.paise }, 'entry added')
    return reply.code(saved.status).send(saved.entry)
  })

  return app
}
