import fastify from 'fastify'
import { z } from 'zod'
import { createMenuClient } from './menu-client.js'
import { runRelay } from './relay.js'

const Body = z.object({ dish: z.string().min(1) })
const columns = `'ord-' || id as id, dish, status, paise, reason`
const statuses = { placed: 201, refused: 409, unknown: 202 }

export function createOrders({ db, menuUrl, kitchenUrl }) {
  const app = fastify()
  const menu = createMenuClient({ url: menuUrl })

  app.post('/orders/relay', () => runRelay({ db, kitchenUrl }))

  app.register(async (ofOffices) => {
    ofOffices.addHook('onRequest', async (request, reply) => {
      if (!request.headers['x-office']) return reply.code(401).send({ error: 'Sign in as an office' })
    })

    ofOffices.post('/orders', async (request, reply) => {
      const { 'x-office': office, 'idempotency-key': key } = request.headers
      const body = Body.safeParse(request.body)
      if (!key || !body.success) return reply.code(400).send({ error: 'Send a dish, and the header idempotency-key' })
      const order = await begin(office, key, body.data.dish)
      // No transaction is open while we wait for the network.
      const ended = order.status === 'unknown' ? await end(order, await menu.take(order.id, order.dish)) : order
      return reply.code(statuses[ended.status]).send(withoutNulls(ended))
    })

    ofOffices.get('/orders', async ({ headers }) => {
      const mine = `select ${columns} from orders.orders where office = $1 order by orders.id`
      return (await db.query(mine, [headers['x-office']])).rows.map(withoutNulls)
    })

    ofOffices.get('/orders/:id', async ({ headers, params }, reply) => {
      const one = `select ${columns} from orders.orders where office = $1 and 'ord-' || id = $2`
      const { rows } = await db.query(one, [headers['x-office'], params.id])
      return rows[0] ? withoutNulls(rows[0]) : reply.code(404).send({ error: 'No such order' })
    })
  })

  /** The order of this key: the one that is there, or a new one. */
  async function begin(office, key, dish) {
    await db.query(
      'insert into orders.orders (office, idempotency_key, dish) values ($1, $2, $3) on conflict do nothing',
      [office, key, dish],
    )
    const mine = `select ${columns} from orders.orders where office = $1 and idempotency_key = $2`
    return (await db.query(mine, [office, key])).rows[0]
  }

  /** Stores what Menu said, once, together with the message to the kitchen. */
  async function end(order, { status, paise = null, reason = null }) {
    if (status === 'unknown') return order
    await db.transaction(async (tx) => {
      const { rows } = await tx.query(
        `update orders.orders set status = $2, paise = $3, reason = $4
         where 'ord-' || id = $1 and status = 'unknown' returning status`,
        [order.id, status === 'taken' ? 'placed' : 'refused', paise, reason],
      )
      if (rows[0]?.status !== 'placed') return
      const message = { id: `${order.id}-placed`, order: order.id, dish: order.dish }
      await tx.query('insert into orders.outbox (message) values ($1)', [JSON.stringify(message)])
    })
    return (await db.query(`select ${columns} from orders.orders where 'ord-' || id = $1`, [order.id])).rows[0]
  }
  return app
}

const withoutNulls = (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
