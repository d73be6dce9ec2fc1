import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError, toResponse } from './errors.ts'
import { receiptText } from './receipt.ts'
import { addMatched, confirmAll, receipts } from './store.ts'

const Line = z.strictObject({
  reference: z.string().regex(/^\d{12}$/, 'A reference has 12 digits.'),
  customerId: z.int().positive(),
  paise: z.int('Enter a whole number of paise.').positive('Enter an amount above 0.'),
  paidOn: z.iso.date('Write the date as 2026-04-07.'),
})
const Matched = z.strictObject({ lines: z.array(Line).max(1000) })

export async function createApp({ db }: { db: PGlite }): Promise<FastifyInstance> {
  await db.exec(await readFile(new URL('../schema.sql', import.meta.url), 'utf8'))
  const app = Fastify({ bodyLimit: 1_000_000 })

  app.setErrorHandler((error: unknown, request, reply) => {
    const { status, body } = toResponse(error)
    return reply.code(status).send(body)
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ code: 'not_found', message: `There is nothing at ${request.url}.`, field: null }),
  )

  app.post('/matched', async (request, reply) => {
    const result = Matched.safeParse(request.body)
    if (!result.success) {
      const issue = result.error.issues[0]
      throw new ApiError(400, 'invalid', issue?.message ?? 'Invalid lines.', issue?.path.join('.') || null)
    }
    const added = await addMatched(db, result.data.lines).catch((error: { code?: string }) => {
      if (error.code !== '23503') throw error
      throw new ApiError(404, 'unknown_customer', 'There is no such customer.', 'customerId')
    })
    return reply.code(201).send({ added })
  })

  app.post('/confirmations', async () => ({ receipts: await confirmAll(db) }))

  app.get('/receipts', () => receipts(db))

  app.get<{ Params: { number: string } }>('/receipts/:number', async (request, reply) => {
    const receipt = (await receipts(db)).find(({ number }) => String(number) === request.params.number)
    if (!receipt) throw new ApiError(404, 'not_found', 'There is no such receipt.')
    return reply.type('text/plain; charset=utf-8').send(receiptText(receipt))
  })

  return app
}
