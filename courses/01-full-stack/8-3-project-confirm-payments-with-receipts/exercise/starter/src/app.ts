import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError, toResponse } from './errors.ts'
import { confirmAll } from './store.ts'

export async function createApp({ db }: { db: PGlite }): Promise<FastifyInstance> {
  await db.exec(await readFile(new URL('../schema.sql', import.meta.url), 'utf8'))
  const app = Fastify({ bodyLimit: 1_000_000 })

  app.setErrorHandler((error: unknown, request, reply) => {
    const { status, body } = toResponse(error)
    return reply.code(status).send(body)
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ code: 'not_found', message: `There is nothing at ${request.url}.`, field: null }),
  )

  // TODO: POST /matched, GET /receipts, GET /receipts/:number

  app.post('/confirmations', async () => ({ receipts: await confirmAll(db) }))

  return app
}
