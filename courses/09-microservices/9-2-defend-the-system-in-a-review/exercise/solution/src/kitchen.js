import fastify from 'fastify'
import { z } from 'zod'

const Message = z.object({ id: z.string(), order: z.string(), dish: z.string() })

export function createKitchen({ db }) {
  const app = fastify()

  app.post('/messages', async (request, reply) => {
    const message = Message.safeParse(request.body)
    if (!message.success) return reply.code(400).send({ error: 'Send id, order and dish' })
    const { order, dish } = message.data
    await db.query('insert into kitchen.cooked (order_id, dish) values ($1, $2) on conflict do nothing', [order, dish])
    return { confirmed: true }
  })

  app.get('/cooked', async () => {
    return (await db.query('select order_id as "order", dish from kitchen.cooked order by place')).rows
  })
  return app
}
