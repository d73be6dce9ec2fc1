import fastify from 'fastify'
import { readFile } from 'node:fs/promises'

const read = (name) => readFile(new URL(`../${name}`, import.meta.url), 'utf8')

/** Joins the parts. Give each one its own file, such as holds.js, bookings.js and payments.js. */
export async function createApp({ db }) {
  await db.exec(await read('schema.sql'))
  await db.exec(await read('data-map.sql'))
  const app = fastify({ bodyLimit: 64 * 1024 })
  app.get('/livez', async () => ({ status: 'ok' }))
  return app
}
