import fastify from 'fastify'
import { readFile } from 'node:fs/promises'
import { Search, toProblem } from './contract.js'
import { searchTrains } from './search.js'

/** The app on the database that it is given: PostgreSQL in production, a new one in memory for each test. */
export async function createApp({ db }) {
  await db.exec(await readFile(new URL('../schema.sql', import.meta.url), 'utf8'))
  const app = fastify()

  app.get('/v1/trains', async (request, reply) => {
    const search = Search.safeParse(request.query)
    if (!search.success) return reply.code(400).send(toProblem(search.error.issues))
    return searchTrains(db, search.data)
  })

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof RangeError) return reply.code(400).send(toProblem([{ path: ['after'], message: error.message }]))
    console.error(error)
    return reply.code(500).send({ code: 'internal_error', message: 'Something went wrong.' })
  })
  app.setNotFoundHandler((request, reply) => reply.code(404).send({ code: 'not_found', message: 'There is no such page.' }))
  return app
}
