import fastify from 'fastify'
import { errorOf, Message } from './message.js'

export function createBilling({ db }) {
  const app = fastify()

  app.post('/billing/messages', async (request) => {
    const message = Message.safeParse(request.body)
    if (!message.success) {
      const letter = [JSON.stringify(request.body), errorOf(message.error)]
      await db.query('insert into billing_dead_letters (message, error) values ($1, $2)', letter)
      return { confirmed: true }
    }
    const { order, version, paise, cancelled } = message.data
    await db.query('insert into versions (order_id, version, paise) values ($1, $2, $3) on conflict do nothing', [
      order,
      version,
      cancelled ? 0 : paise,
    ])
    return { confirmed: true }
  })

  app.get('/billing/dead-letters', async () => {
    return (await db.query('select message, error from billing_dead_letters order by id')).rows
  })
  app.get('/billing/:order', async (request) => {
    const { rows } = await db.query('select version, paise from versions where order_id = $1 order by version', [
      request.params.order,
    ])
    // Version 3 at place 1 says that version 2 is missing.
    const gap = rows.findIndex(({ version }, at) => version !== at + 1)
    const ready = gap < 0 ? rows : rows.slice(0, gap)
    const lines = ready.map(({ paise }, at) => paise - (ready[at - 1]?.paise ?? 0))
    return { lines, total: ready.at(-1)?.paise ?? 0, early: rows.length - ready.length }
  })
  return app
}
