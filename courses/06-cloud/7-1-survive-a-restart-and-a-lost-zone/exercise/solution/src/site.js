import fastify from 'fastify'
import { z } from 'zod'

const phone = '0495-2771000'
const Booking = z.object({ slot: z.string().min(1), patient: z.string().trim().min(1) })
const page = `<!doctype html><html lang="en"><title>District hospital</title>
<h1>Appointments</h1><p>Open from 9:00 to 17:00. Front desk: <a href="tel:${phone}">${phone}</a></p></html>`

export function createSite({ db, isReady }) {
  const site = fastify()

  site.get('/healthz', async () => ({ alive: true }))
  site.get('/readyz', async (request, reply) => reply.code(isReady() ? 200 : 503).send({ ready: isReady() }))
  site.get('/', async (request, reply) =>
    reply.type('text/html').header('cache-control', 'max-age=60, stale-if-error=3600').send(page),
  )

  site.register(
    async (api) => {
      api.addHook('onSend', async (request, reply) => void reply.header('cache-control', 'no-store'))
      api.setErrorHandler(async (error, request, reply) => {
        if (error.statusCode === 400) return reply.code(400).send({ error: 'Send JSON' })
        return reply.code(503).send({ error: `Please call ${phone}` })
      })

      api.get('/slots', async ({ query }) => {
        const { rows } = await db.query(
          `select slots.id, time, bookings.id is null as free
           from slots left join bookings on slot_id = slots.id where date = $1 order by time`,
          [query.date ?? ''],
        )
        return rows
      })

      api.post('/bookings', async (request, reply) => {
        const key = request.headers['idempotency-key']
        const body = Booking.safeParse(request.body)
        if (!key || !body.success) return reply.code(400).send({ error: 'Send a slot, a patient and a key' })
        const { slot, patient } = body.data
        const { rows: slots } = await db.query('select 1 from slots where id = $1', [slot])
        if (slots.length === 0) return reply.code(404).send({ error: 'No such slot' })
        const { rows: made } = await db.query(
          `insert into bookings (slot_id, idempotency_key, patient) values ($1, $2, $3)
           on conflict do nothing returning id::int, slot_id as slot`,
          [slot, key, patient],
        )
        if (made[0]) return reply.code(201).send(made[0])
        const mine = 'select id::int, slot_id as slot from bookings where idempotency_key = $1'
        const { rows: known } = await db.query(mine, [key])
        return known[0] ?? reply.code(409).send({ error: 'This slot is taken' })
      })
    },
    { prefix: '/api' },
  )
  return site
}
