import fastify from 'fastify'
import { readFile } from 'node:fs/promises'

/** The app on the database that it is given: PostgreSQL in production, a new one in memory for each test. */
export async function createApp({ db }) {
  await db.exec(await readFile(new URL('../schema.sql', import.meta.url), 'utf8'))
  const app = fastify()

  app.get('/v1/trains', async () => {
    // All at once, in any order, and with whatever the client sends: make a contract and pages of it.
    const { rows } = await db.query('select number from departures')
    return { trains: rows, next: null }
  })

  // One place for errors: app.setErrorHandler((error, request, reply) => …) and app.setNotFoundHandler(…).
  return app
}
