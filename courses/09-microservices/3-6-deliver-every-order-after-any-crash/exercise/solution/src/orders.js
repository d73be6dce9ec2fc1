import fastify from 'fastify'
import { z } from 'zod'

const Order = z.object({ dish: z.string().min(1), paise: z.int().positive() })
const receivers = ['kitchen', 'billing']

export function createOrders({ db }) {
  const app = fastify()

  app.put('/orders/:id', async (request, reply) => {
    const body = Order.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'Send a dish and a price in whole paise' })
    const { id } = request.params
    const { dish, paise } = body.data
    const { status, order } = await db.transaction(async (tx) => {
      const known = await find(tx, id)
      if (!known) return { status: 201, order: await save(tx, { id, dish, paise, version: 1, cancelled: false }) }
      if (known.cancelled) return { status: 409 }
      if (known.dish === dish && known.paise === paise) return { status: 200, order: known }
      return { status: 200, order: await save(tx, { ...known, dish, paise, version: known.version + 1 }) }
    })
    return reply.code(status).send(order ?? { error: 'This order is cancelled' })
  })

  app.delete('/orders/:id', async (request, reply) => {
    const order = await db.transaction(async (tx) => {
      const known = await find(tx, request.params.id)
      if (!known || known.cancelled) return known
      return save(tx, { ...known, version: known.version + 1, cancelled: true })
    })
    return order ?? reply.code(404).send({ error: 'No such order' })
  })

  app.get('/orders/outbox', async () => {
    const { rows } = await db.query('select count(*)::int as waiting from outbox where not confirmed')
    return rows[0]
  })
  app.get('/orders/:id', async (request, reply) => {
    return (await find(db, request.params.id)) ?? reply.code(404).send({ error: 'No such order' })
  })
  return app
}

async function find(db, id) {
  const { rows } = await db.query('select id, dish, paise, version, cancelled from orders where id = $1', [id])
  return rows[0]
}

/** The order and its messages, in the transaction of the caller. */
async function save(tx, order) {
  const { id, dish, paise, version, cancelled } = order
  await tx.query(
    `insert into orders (id, dish, paise, version, cancelled) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set dish = $2, paise = $3, version = $4, cancelled = $5`,
    [id, dish, paise, version, cancelled],
  )
  for (const receiver of receivers) {
    const message = { id: `${id}-${version}`, order: id, version, dish, paise, cancelled }
    await tx.query('insert into outbox (receiver, message) values ($1, $2)', [receiver, JSON.stringify(message)])
  }
  return order
}
