import { setTimeout as delay } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'

const customers = [
  { id: 'c1', name: 'Savitri Devi' },
  { id: 'c2', name: 'Abdul Rehman' },
  { id: 'c3', name: 'Pushpa Kumbhar' },
  { id: 'c4', name: 'Master Anthony D’Souza' },
  { id: 'c5', name: 'Lakshmi Venkataramana Subrahmanyam' },
  { id: 'c6', name: 'Ravi Nishad' },
]
type Kind = 'credit' | 'payment'
const notebook: [string, Kind, number, string, string][] = [
  ['c1', 'credit', 31200, 'Atta 5 kg, salt', '2026-04-01'],
  ['c2', 'credit', 18950, 'Mustard oil 1 l', '2026-04-01'],
  ['c1', 'payment', 20000, 'Cash', '2026-04-02'],
  ['c3', 'credit', 104200, 'Rice 10 kg, dal 2 kg', '2026-04-02'],
  ['c4', 'credit', 4000, 'Biscuits', '2026-04-03'],
  ['c2', 'credit', 9600, 'Tea 250 g', '2026-04-03'],
  ['c3', 'payment', 50000, 'UPI 609312847755', '2026-04-04'],
  ['c1', 'credit', 13200, 'Soap 4 pieces', '2026-04-05'],
  ['c2', 'payment', 28550, 'UPI 609588120034', '2026-04-06'],
  ['c5', 'credit', 17400, 'Jaggery 1 kg, coconut 2', '2026-04-06'],
  ['c4', 'payment', 4000, 'Cash', '2026-04-07'],
  ['c3', 'credit', 11800, 'Detergent 1 kg', '2026-04-07'],
]
const NewEntry = z.strictObject({
  id: z.uuid('The id is missing.'),
  customerId: z.string(),
  kind: z.enum(['credit', 'payment'], 'Choose took or paid.'),
  paise: z.int('Enter an amount above 0.').positive('Enter an amount above 0.').max(500_000, 'One entry can be at most ₹5,000.'),
  note: z.string().min(1, 'Say what it was.'),
  on: z.iso.date('The date is missing.'),
})
type Entry = z.infer<typeof NewEntry>

type Options = { slow?: number; isEmpty?: boolean; isFailing?: boolean }

export function createApp({ slow = 400, isEmpty = false, isFailing = false }: Options = {}): FastifyInstance {
  const app = Fastify()
  const people = isEmpty ? [] : customers
  const entries = new Map<string, Entry>(
    notebook.map(([customerId, kind, paise, note, on], index) => {
      const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`
      return [id, { id, customerId, kind, paise, note, on }]
    }),
  )
  const of = (customerId: string) => [...entries.values()].filter((entry) => entry.customerId === customerId)
  const balance = (customerId: string) =>
    of(customerId).reduce((sum, { kind, paise }) => sum + (kind === 'credit' ? paise : -paise), 0)

  app.addHook('onRequest', async (request, reply) => {
    await delay(slow)
    if (isFailing) return reply.code(500).send({ code: 'internal', message: 'Something went wrong.', field: null })
  })
  app.get('/api/customers', () => people.map((one) => ({ ...one, paise: balance(one.id) })))
  app.get<{ Params: { id: string } }>('/api/customers/:id/entries', (request) => of(request.params.id))
  app.post('/api/entries', (request, reply) => {
    const result = NewEntry.safeParse(request.body)
    if (!result.success) {
      const [issue] = result.error.issues
      return reply.code(400).send({ code: 'invalid', message: issue!.message, field: issue!.path.join('.') || null })
    }
    const entry = result.data
    const existing = entries.get(entry.id)
    if (!existing) entries.set(entry.id, entry)
    else if (JSON.stringify(existing) !== JSON.stringify(entry))
      return reply.code(409).send({ code: 'id_taken', message: 'Another entry has this id.', field: 'id' })
    // To try out what happens when an entry is saved and the answer doesn't arrive.
    if (!existing && entry.paise === 4444)
      return reply.code(504).send({ code: 'no_answer', message: 'No answer. Try again.', field: null })
    return reply.code(existing ? 200 : 201).send(entry)
  })
  return app
}
