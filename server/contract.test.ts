import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { type Endpoint, mayUse, roles } from '#contract/kit/endpoint.ts'
import { openApi } from '#contract/kit/openapi.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { testApp } from './testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ rateLimitFactor: 1000 })
})
afterAll(() => app.close())

const calls = Object.entries(endpoints)
/** Any value that a parameter of a path accepts: all of them are ids. */
const params = new Proxy({}, { get: () => '1' })
const as = async (role: (typeof roles)[number]) => app.newActor(role)

test('there are calls to test', () => expect(calls.length).toBeGreaterThan(15))

test('no two calls share a method and a path', () => {
  const addresses = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(calls)('%s is served as it is declared', (_name, { method, path }) => {
  expect(app.app.hasRoute({ method, url: path })).toBe(true)
})

test('nothing under /v1 is served that is not declared', () => {
  const declared = new Set(calls.map(([, { path }]) => path.replace(/^\//, '')))
  const served = app.app.printRoutes({ commonPrefix: false }).split('\n')
  const undeclared = served
    .filter((line) => line.includes('/v1/'))
    .map((line) => line.replace(/^[^/]*\//, '').replace(/ \(.*$/, ''))
  expect(undeclared.length).toBeGreaterThan(0)
  expect(undeclared.filter((path) => !declared.has(path))).toEqual([])
})

describe('access', () => {
  const closed = calls.filter(([, { access }]) => access !== 'public')

  test.each(closed)('%s refuses a stranger', async (_name, endpoint) => {
    expect(await app.call(null, endpoint, { params })).toMatchObject({
      http: 401,
      body: { status: 0, code: 'not_signed_in' },
    })
  })

  test.each(closed)('%s refuses a token that was never given out', async (_name, endpoint) => {
    const answer = await app.call({ token: 'x'.repeat(43) }, endpoint, { params })
    expect(answer.http).toBe(401)
  })

  const tooLow = closed.flatMap(([name, endpoint]) =>
    roles.filter((role) => !mayUse(role, endpoint.access)).map((role) => [name, role, endpoint] as const),
  )
  test.each(tooLow)('%s refuses a %s', async (_name, role, endpoint) => {
    expect(await app.call(await as(role), endpoint, { params })).toMatchObject({
      http: 403,
      body: { code: 'not_allowed' },
    })
  })
})

describe('bad input', () => {
  const takesBody = calls.filter(([, { method, upload }]) => method !== 'GET' && !upload)
  const asWhoMay = async ({ access }: Endpoint) => (access === 'public' ? null : as(access))
  const refused = (answer: unknown, http: number, code: string) =>
    expect(answer).toMatchObject({
      http,
      body: { status: 0, code, message: expect.any(String), requestId: expect.any(String) },
    })

  test.each(takesBody)('%s refuses a field it does not know', async (_name, endpoint) => {
    const answer = await app.call(await asWhoMay(endpoint), endpoint, { params, body: { surprise: 1 } })
    refused(answer, 400, 'invalid_input')
    expect(answer.body.fields).toHaveProperty('surprise')
  })

  test.each(takesBody)('%s refuses broken JSON', async (_name, endpoint) => {
    const headers = { 'content-type': 'application/json' }
    refused(
      await app.call(await asWhoMay(endpoint), endpoint, { params, body: '{"a":', headers }),
      400,
      'invalid_input',
    )
  })

  test.each(takesBody)('%s refuses another content type', async (_name, endpoint) => {
    const headers = { 'content-type': 'text/plain' }
    refused(
      await app.call(await asWhoMay(endpoint), endpoint, { params, body: 'hello', headers }),
      415,
      'wrong_content_type',
    )
  })

  test.each(takesBody)('%s refuses what is far too large', async (_name, endpoint) => {
    const headers = { 'content-type': 'application/json' }
    const body = `{"x":"${'a'.repeat(50 * 1024 * 1024)}"}`
    refused(await app.call(await asWhoMay(endpoint), endpoint, { params, body, headers }), 413, 'too_large')
  })

  const withFields = takesBody.flatMap(([name, endpoint]) => {
    const { shape = {} } = endpoint.body as unknown as { shape?: Record<string, unknown> }
    return Object.keys(shape).map((field) => [name, field, endpoint] as const)
  })
  test.each(withFields)('%s refuses a wrong type or an endless text in %s', async (_name, field, endpoint) => {
    const actor = await asWhoMay(endpoint)
    for (const value of [{ nested: true }, 12.5, 'a'.repeat(20_000)]) {
      const answer = await app.call(actor, endpoint, { params, body: { [field]: value } })
      refused(answer, 400, 'invalid_input')
      // A complaint about a part of it names the part: trainer.name.
      expect(Object.keys(answer.body.fields).map((name) => name.split('.')[0])).toContain(field)
    }
  })

  const withParams = calls.filter(([, { path }]) => path.includes(':'))
  test.each(withParams)('%s refuses an id that is none', async (_name, endpoint) => {
    const hostile = new Proxy({}, { get: () => "1' or '1'='1" })
    refused(await app.call(await asWhoMay(endpoint), endpoint, { params: hostile }), 400, 'invalid_input')
  })

  const withQuery = calls.filter(([, { method }]) => method === 'GET')
  test.each(withQuery)('%s refuses a query it does not know', async (_name, endpoint) => {
    refused(
      await app.call(await asWhoMay(endpoint), endpoint, { params, query: { surprise: 1 } }),
      400,
      'invalid_input',
    )
  })
})

test('the contract is valid OpenAPI 3.1', async () => {
  const description = openApi(endpoints, 'Academy', 'http://localhost')
  expect(await new Validator().validate(description)).toMatchObject({ valid: true })
  const answer = await app.app.inject('/openapi.json')
  expect(answer.json()).toMatchObject({ openapi: '3.1.0' })
})

test('an unknown call is refused in the same shape', async () => {
  const answer = await app.app.inject('/v1/no-such-call')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ status: 0, code: 'not_found', requestId: expect.any(String) })
})
