import fastify from 'fastify'
import { errorOf, Message } from './message.js'

export function createKitchen({ db }) {
  const app = fastify()

  app.post('/kitchen/messages', async (request) => {
    const message = Message.safeParse(request.body)
    if (!message.success) {
      const letter = [JSON.stringify(request.body), errorOf(message.error)]
      await db.query('insert into kitchen_dead_letters (message, error) values ($1, $2)', letter)
      return { confirmed: true }
    }
    const { order, version, dish, cancelled } = message.data
    // One statement is a transaction. The version is the inbox: a repeated one isn't newer.
    await db.query(
      `insert into to_cook (order_id, version, dish, cancelled) values ($1, $2, $3, $4)
       on conflict (order_id) do update set version = $2, dish = $3, cancelled = $4 where to_cook.version < $2`,
      [order, version, dish, cancelled],
    )
    return { confirmed: true }
  })

  app.get('/kitchen', async () => {
    const { rows } = await db.query(
      'select order_id as "order", dish from to_cook where not cancelled order by order_id',
    )
    return rows
  })
  app.get('/kitchen/dead-letters', async () => {
    return (await db.query('select message, error from kitchen_dead_letters order by id')).rows
  })
  return app
}
