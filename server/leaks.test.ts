import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import type { z } from '#contract/kit/zod.ts'
import { sql } from './kit/db/orm.ts'
import { sample } from './testing/scale.ts'
import { sharedApp } from './testing/test-app.ts'

const academy = await sharedApp({ rateLimitFactor: 1_000_000 })
const admin = await academy.newActor('admin')

/** Internals that no response may contain: code locations, SQL, table names, errors. */
const internals =
  /\n? {4}at |\.ts:\d|node_modules|node:internal|select .+ from|insert into|syntax error|relation "|column "|constraint|SQLSTATE|TypeError|ECONNREFUSED|drizzle|fastify/i

const odd = sample(
  ["'", '0', '-1', '1e400', '9'.repeat(30), 'null', '{}', "1' or '1'='1", '\u0000', '\uFFFF', 'a'.repeat(150)],
  6,
)
// No call accepts these, because a successful one could end the session of this test.
const bodies: unknown[] = [[], 'text', 7, { a: { b: [] } }, { id: "1'; drop table people --" }]

const keysOf = (schema: z.ZodType) => Object.keys((schema.def as { shape?: object }).shape ?? {})

type TestRequest = { url: string; payload?: unknown }

/** Every parameter with every odd value, and every body once. */
function* requestsFor({ method, path, query }: Endpoint): Generator<TestRequest> {
  const withParams = (value: string) => path.replace(/:\w+/g, encodeURIComponent(value))
  const some = method === 'GET' ? {} : { payload: bodies[0] }
  if (path.includes(':')) for (const value of odd) yield { url: withParams(value), ...some }
  for (const key of keysOf(query))
    for (const value of odd) yield { url: `${withParams('1')}?${key}=${encodeURIComponent(value)}`, ...some }
  for (const payload of method === 'GET' ? [undefined] : bodies) yield { url: withParams('1'), payload }
}

test.each(Object.entries(endpoints))('%s never fails with 500 or reveals internals', async (_name, endpoint) => {
  for (const { url, payload } of requestsFor(endpoint)) {
    const authorization = `Bearer ${admin.token}`
    const body =
      payload === undefined
        ? { headers: { authorization } }
        : { headers: { authorization, 'content-type': 'application/json' }, payload: JSON.stringify(payload) }
    const answer = await academy.app.inject({ method: endpoint.method, url, ...body })
    expect([url, answer.statusCode < 500, internals.test(answer.body)]).toEqual([url, true, false])
    expect(Object.keys(answer.headers)).not.toContain('x-powered-by')
    expect(answer.headers).not.toHaveProperty('server')
  }
})

test('reveals nothing about a failed SQL statement', async () => {
  const { findActor } = academy.deps
  academy.deps.findActor = async () => {
    await academy.db.execute(sql`select password_hash from people where nothing = 'hunter2'`)
    return null
  }
  const answer = await academy.app.inject({ url: '/v1/user/me', headers: { authorization: `Bearer ${admin.token}` } })
  academy.deps.findActor = findActor
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toMatch(internals)
  expect(answer.body).not.toMatch(/hunter2|password_hash/)
  expect(answer.json()).toMatchObject({ code: 'unexpected', requestId: answer.headers['x-request-id'] })
})

test('recognises internals', () => {
  expect(new Error('x').stack).toMatch(internals)
  expect('relation "people" does not exist').toMatch(internals)
})
