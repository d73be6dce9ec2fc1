import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError, type Entry, saveOnce, toResponse } from './rules.ts'

const NewEntry = z.strictObject({
  id: z.uuid(),
  customerId: z.string('Choose a customer.').min(1, 'Choose a customer.'),
  kind: z.enum(['credit', 'payment']),
  paise: z.int('Enter a whole number of paise.').positive('Enter an amount above 0.'),
  note: z.string().max(200),
  on: z.iso.date('Write the date as 2026-04-07.'),
})
type Customer = { id: string; name: string }

/** Checks data from outside. The first problem becomes a 400 with its field. */
function check<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ApiError(400, 'invalid', issue?.message ?? 'Invalid data.', issue?.path.join('.') || null)
}

const firstCustomers: Customer[] = [
  { id: 'c1', name: 'Savitri Devi' },
  { id: 'c2', name: 'Abdul Rehman' },
  { id: 'c3', name: 'Pushpa Kumbhar' },
]

export function buildApp({ logLevel = 'info' }: { logLevel?: string } = {}): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    bodyLimit: 1_000_000,
  })
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
    firstCustomers.map((customer) => ({
      ...customer,
      paise: [...entries.values()]
        .filter((entry) => entry.customerId === customer.id)
        .reduce((sum, { kind, paise }) => sum + (kind === 'credit' ? paise : -paise), 0),
    })),
  )

  app.post('/entries', (request, reply) => {
    const entry = check(NewEntry, request.body)
    if (!firstCustomers.some(({ id }) => id === entry.customerId)) {
      throw new ApiError(404, 'unknown_customer', 'There is no such customer.', 'customerId')
    }
    const saved = saveOnce(entries, entry)
    if (saved.status === 201) {
      request.log.info({ entryId: entry.id, customerId: entry.customerId, paise: entry.paise }, 'entry added')
    }
    return reply.code(saved.status).send(saved.entry)
  })

  return app
}
