import type { PGlite } from '@electric-sql/pglite'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError, toResponse } from './errors.ts'
import { migrate } from './migrate.ts'
import { addEntry, balances, entriesOf } from './store.ts'

const NewEntry = z.strictObject({
  id: z.uuid().toLowerCase(),
  customerId: z.int('Choose a customer.').positive(),
  kind: z.enum(['credit', 'payment']),
  paise: z.int('Enter a whole number of paise.').positive('Enter an amount above 0.'),
  note: z.string().max(200),
  on: z.iso.date('Write the date as 2026-04-07.'),
})

export async function createApp({ db }: { db: PGlite }): Promise<FastifyInstance> {
  await migrate(db)
  const app = Fastify({ bodyLimit: 1_000_000 })

  app.setErrorHandler((error: unknown, request, reply) => {
    const { status, body } = toResponse(error)
    return reply.code(status).send(body)
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ code: 'not_found', message: `There is nothing at ${request.url}.`, field: null }),
  )

  app.get('/customers', () => balances(db))

  // TODO: GET /customers/:id/entries

  app.post('/entries', async (request, reply) => {
    const result = NewEntry.safeParse(request.body)
    if (!result.success) {
      const issue = result.error.issues[0]
      throw new ApiError(400, 'invalid', issue?.message ?? 'Invalid entry.', issue?.path.join('.') || null)
    }
    // TODO: 201, 200 or 409, and 404 for an unknown customer
    const { stored } = await addEntry(db, result.data)
    return reply.code(201).send(stored)
  })

  return app
}
