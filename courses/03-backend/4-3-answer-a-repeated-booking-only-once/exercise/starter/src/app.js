import fastify from 'fastify'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { book } from './book.js'
import { once } from './once.js'

const NewBooking = z.strictObject({
  trainId: z.int().positive(),
  passenger: z.string().trim().min(1).max(80),
  farePaise: z.int().positive(),
})
const personOf = (request) => Number(request.headers['x-person'])

export async function createApp({ db }) {
  await db.exec(await readFile(new URL('../schema.sql', import.meta.url), 'utf8'))
  const app = fastify()

  app.post('/v1/bookings', async (request, reply) => {
    const booking = NewBooking.safeParse(request.body)
    if (!booking.success) {
      return reply.code(400).send({ code: 'invalid_request', message: booking.error.issues[0].message })
    }
    const key = request.headers['idempotency-key']
    const { status, body } = await once(db, personOf(request), key, booking.data, (tx) =>
      book(tx, personOf(request), booking.data),
    )
    return reply.code(status).send(body)
  })

  // GET /v1/bookings
  return app
}
