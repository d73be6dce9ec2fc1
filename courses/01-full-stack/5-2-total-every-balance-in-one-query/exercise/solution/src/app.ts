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
const fields = ['customerId', 'kind', 'paise', 'note', 'on'] as const

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

  app.get<{ Params: { id: string } }>('/customers/:id/entries', async (request) => {
    const { id } = request.params
    const entries = /^\d{1,9}$/.test(id) ? await entriesOf(db, Number(id)) : null
    if (!entries) throw new ApiError(404, 'unknown_customer', 'There is no such customer.')
    return entries
  })

  app.post('/entries', async (request, reply) => {
    const result = NewEntry.safeParse(request.body)
    if (!result.success) {
      const issue = result.error.issues[0]
      throw new ApiError(400, 'invalid', issue?.message ?? 'Invalid entry.', issue?.path.join('.') || null)
    }
    const entry = result.data
    const { isNew, stored } = await addEntry(db, entry).catch((error: { code?: string }) => {
      // The foreign key says it, without asking first.
      if (error.code !== '23503') throw error
      throw new ApiError(404, 'unknown_customer', 'There is no such customer.', 'customerId')
    })
    if (fields.some((field) => stored[field] !== entry[field])) {
      throw new ApiError(409, 'id_taken', 'Another entry already has this id.', 'id')
    }
    return reply.code(isNew ? 201 : 200).send(stored)
  })

  return app
}
