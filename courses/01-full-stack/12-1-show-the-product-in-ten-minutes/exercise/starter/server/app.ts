import type { PGlite } from '@electric-sql/pglite'
import Fastify, { type FastifyInstance } from 'fastify'
import { migrate } from './migrate.ts'

export async function createApp({ db, isDemo = true }: { db: PGlite; isDemo?: boolean }): Promise<FastifyInstance> {
  await migrate(db)
  // TODO: demo.sql, but only if there are no customers yet
  const app = Fastify({ bodyLimit: 100_000 })

  app.get('/health', () => ({ ok: true }))

  // TODO: the routes of the task

  return app
}
