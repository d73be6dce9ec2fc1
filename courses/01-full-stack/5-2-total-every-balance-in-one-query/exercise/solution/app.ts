// The API of week 4, now on the database "ledger" of the last step.
import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { z } from 'zod'
import { balances } from './store.ts'

const NewEntry = z.strictObject({
  id: z.uuid(),
  customerId: z.int('Choose a customer.').positive('Choose a customer.'),
  kind: z.enum(['credit', 'payment']),
  paise: z.int('Enter a whole number of paise.').positive('Enter an amount above 0.'),
  note: z.string().max(200),
  on: z.iso.date('Write the date as 2026-04-07.'),
})

class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | null
  constructor(status: number, code: string, message: string, field: string | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

function check<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ApiError(400, 'invalid', issue?.message ?? 'Invalid data.', issue?.path.join('.') || null)
}

/** PostgreSQL's code for a foreign key that points to nothing. */
const isUnknownCustomer = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23503'

export function buildApp({ pool, logLevel = 'info' }: { pool: Pool; logLevel?: string }): FastifyInstance {
  const app = Fastify({ logger: { level: logLevel }, bodyLimit: 1_000_000 })

  app.setErrorHandler((error: unknown, request, reply) => {
    if (error instanceof ApiError) {
      const { status, code, message, field } = error
      return reply.code(status).send({ code, message, field })
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status < 500) return reply.code(status).send({ code: 'bad_request', message: (error as Error).message, field: null })
    request.log.error({ err: error }, 'unexpected error')
    return reply.code(500).send({ code: 'internal', message: 'Something went wrong.', field: null })
  })

  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ code: 'not_found', message: `There is nothing at ${request.url}.`, field: null }),
  )

  app.get('/customers', async () => {
    const list = await balances(pool)
    return list.map(({ customerId, name, paise }) => ({ id: customerId, name, paise }))
  })

  app.post('/entries', async (request, reply) => {
    const entry = check(NewEntry, request.body)
    const values = [entry.id, entry.customerId, entry.kind, entry.paise, entry.note, entry.on]
    // Not "look first, then insert": the primary key decides, also for two requests at the same moment.
    const inserted = await pool
      .query(
        `insert into entries (entry_id, customer_id, kind, paise, note, happened_on)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (entry_id) do nothing`,
        values,
      )
      .catch((error: unknown) => {
        if (isUnknownCustomer(error)) throw new ApiError(404, 'unknown_customer', 'There is no such customer.', 'customerId')
        throw error
      })
    if (inserted.rowCount === 1) return reply.code(201).send(entry)

    // The id exists. Is it the same entry, sent again?
    const same = await pool.query(
      `select from entries
       where entry_id = $1 and customer_id = $2 and kind = $3 and paise = $4 and note = $5 and happened_on = $6`,
      values,
    )
    if (same.rowCount !== 1) throw new ApiError(409, 'id_taken', 'Another entry already has this id.', 'id')
    return reply.code(200).send(entry)
  })

  return app
}
