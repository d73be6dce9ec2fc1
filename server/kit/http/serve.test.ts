import fastify from 'fastify'
import { expect, test } from 'vitest'
import { endpoint } from '#contract/kit/endpoint.ts'
import { z } from '#contract/kit/zod.ts'
import { readEnv } from '../env.ts'
import { type App, serve } from './serve.ts'

test('a reply contains only what the endpoint lists', async () => {
  const app = Object.assign(fastify(), { deps: { env: readEnv({}) }, readable: new Map() }) as unknown as App
  const reply = z.object({ name: z.string(), owner: z.object({ id: z.number() }) })
  const getThing = endpoint('GET /v1/thing', { summary: 'Get a thing', access: 'public', reply })
  // As a row of the database has more than it shows.
  const row = { name: 'A thing', passwordHash: 'secret', owner: { id: 1, email: 'asha@example.in' } }
  serve(app, getThing, () => row)
  expect((await app.inject('/v1/thing')).json()).toEqual({
    status: 1,
    message: 'OK',
    data: { name: 'A thing', owner: { id: 1 } },
  })
})
