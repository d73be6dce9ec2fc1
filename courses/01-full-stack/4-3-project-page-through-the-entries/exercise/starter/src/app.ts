import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Entry, firstEntries } from './data.ts'

const NewEntry = z.strictObject({
  id: z.string().min(1),
  customerId: z.enum(['c1', 'c2', 'c3']),
  kind: z.enum(['credit', 'payment']),
  paise: z.int().positive(),
  note: z.string(),
  on: z.iso.date(),
})

export function createApp(): FastifyInstance {
  const app = Fastify({ bodyLimit: 1_000_000 })
  const entries: Entry[] = firstEntries()

  app.post('/entries', (request, reply) => {
    const entry = NewEntry.safeParse(request.body)
    if (!entry.success) {
      const field = entry.error.issues[0]?.path.join('.') || null
      return reply.code(400).send({ code: 'invalid', message: 'The entry is incomplete.', field })
    }
    entries.push(entry.data)
    return reply.code(201).send(entry.data)
  })

  // TODO: GET /entries answers one page, with listEntries of list.ts

  return app
}
