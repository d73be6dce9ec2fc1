import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'

const NewEntry = z.strictObject({
  id: z.uuid('The id is missing.'),
  note: z.string().min(1, 'Say what it was.'),
  paise: z.int('Enter an amount above 0.').positive('Enter an amount above 0.').max(500_000, 'One entry can be at most ₹5,000.'),
  at: z.int(),
})
const Try = z.strictObject({ tower: z.enum(['up', 'down']).optional(), session: z.enum(['open', 'ended']).optional() })

/** Saves entries, the same id once. POST /api/try makes it difficult. */
export function createApp(): FastifyInstance {
  const app = Fastify()
  const entries = new Map<string, z.infer<typeof NewEntry>>()
  let [tower, session] = ['up', 'open']

  app.post('/api/try', (request) => {
    const wanted = Try.parse(request.body)
    tower = wanted.tower ?? tower
    session = wanted.session ?? session
    return { tower, session }
  })
  app.get('/api/entries', () => [...entries.values()].map(({ note, paise }) => ({ note, paise })))
  app.post('/api/entries', (request, reply) => {
    if (tower === 'down') return reply.code(503).send({ code: 'down', message: 'The tower is down.', field: null })
    if (session === 'ended') return reply.code(401).send({ code: 'sign_in', message: 'Sign in first.', field: null })
    const result = NewEntry.safeParse(request.body)
    if (!result.success) {
      const [issue] = result.error.issues
      return reply.code(400).send({ code: 'invalid', message: issue!.message, field: issue!.path.join('.') || null })
    }
    const isKnown = entries.has(result.data.id)
    if (!isKnown) entries.set(result.data.id, result.data)
    if (!isKnown && result.data.paise === 4444)
      return reply.code(504).send({ code: 'no_answer', message: 'No answer.', field: null })
    return reply.code(isKnown ? 200 : 201).send(result.data)
  })
  return app
}
