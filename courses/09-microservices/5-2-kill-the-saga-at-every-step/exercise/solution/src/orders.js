import fastify from 'fastify'
import { z } from 'zod'
import { createOrchestrator, keyOf } from './orchestrator.js'
import { createStore } from './store.js'

const Settlement = z.object({ by: z.string().min(1), note: z.string().min(1) })

export function createOrders({ db, services }) {
  const store = createStore({ db })
  const orchestrator = createOrchestrator({ store, services })
  const app = fastify()

  app.post('/orders/recover', async () => {
    await orchestrator.recover()
    return { open: (await store.open()).length }
  })
  app.get('/orders/open', () => store.open())

  app.post('/orders/:id', async ({ params: { id } }) => {
    await store.begin(id)
    await orchestrator.advance(id)
    return { id, state: await store.state(id) }
  })
  app.get('/orders/:id', async ({ params: { id } }, reply) => {
    const state = await store.state(id)
    if (!state) return reply.code(404).send({ error: 'No such order' })
    return { id, state, history: await store.history(id) }
  })

  app.post('/orders/:id/settle', async ({ params: { id }, body }, reply) => {
    const settlement = Settlement.safeParse(body)
    if (!settlement.success) return reply.code(400).send({ error: 'Say who settled it, and how' })
    if ((await store.state(id)) !== 'needs-help')
      return reply.code(409).send({ error: 'Nobody has to settle this order' })
    const { by, note } = settlement.data
    await services.person(id, keyOf(id, 'person'))
    await store.move(id, 'needs-help', 'cancelled', `${by}: ${note}`)
    return { id, state: await store.state(id) }
  })
  return app
}
