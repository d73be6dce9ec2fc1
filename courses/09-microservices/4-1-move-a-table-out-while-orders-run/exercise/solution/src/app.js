// Connects the two databases with the move. Read only.
import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import { createLab } from './lab.js'

export async function createApp({ db }) {
  await db.exec(await readFile('sql/monolith.sql', 'utf8'))
  const lab = createLab({ db })
  await lab.fill(25)
  const app = fastify()

  // Writers and readers, always at the owner of the dabbas.
  app.put('/dabbas/:id', async ({ params, body }) => {
    await lab.table(await lab.owner()).put({ id: Number(params.id), ...body })
    return { owner: await lab.owner() }
  })
  app.delete('/dabbas/:id', async ({ params }) => {
    await lab.table(await lab.owner()).remove(Number(params.id))
    return { owner: await lab.owner() }
  })
  app.get('/dabbas/:id', async ({ params }, reply) => {
    const row = await lab.table(await lab.owner()).get(Number(params.id))
    return row ?? reply.code(404).send({ error: 'No such dabba' })
  })

  app.post('/move/prepare', async () => {
    await lab.move.prepare(lab.sides)
    return { prepared: true }
  })
  app.post('/move/backfill', ({ body }) => lab.move.backfill({ ...lab.sides, size: body.size }))
  app.post('/move/catch-up', async ({ body }) => ({
    handled: await lab.move.catchUp({ ...lab.sides, limit: body?.limit ?? 100 }),
  }))
  app.get('/move/compare', () => lab.move.compare(lab.sides))
  app.get('/move/owner', async () => ({ owner: await lab.owner() }))
  app.post('/move/switch', () => lab.move.switchToService(lab.sides))
  app.post('/move/flow-back', async () => ({ handled: await lab.move.flowBack(lab.sides) }))
  app.post('/move/back', () => lab.move.switchBack(lab.sides))

  // A look into both tables.
  app.get('/lab/rows/:side/:id', async ({ params }) => (await lab.table(params.side).get(Number(params.id))) ?? {})
  app.post('/lab/storm', () => lab.storm())
  return app
}
