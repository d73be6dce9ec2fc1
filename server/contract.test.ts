import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { login } from '#contract/identity/session.ts'
import { isForStaff, mayUse } from '#contract/kit/access.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { maxInteger } from '#contract/kit/fields.ts'
import { jsonSchema, openApi } from '#contract/kit/openapi.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { newMember } from './testing/learning/learning.ts'
import { sharedApp, type TestAnswer } from './testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 100_000 })
const [learner, mentor, admin] = [await newMember(app), await app.newActor('mentor'), await app.newActor('admin')]
const company = await app.newActor('company')
const actors = { learner, company, mentor }

type Call = [name: string, endpoint: Endpoint]
const calls: Call[] = Object.entries(endpoints)
const takesBody = calls.filter(([, { method, upload }]) => method !== 'GET' && !upload)
// The framework treats every call in the same way, so three are enough for what it does.
const three = (['public', 'learner', 'people:act'] as const).map((who) =>
  takesBody.find(([, one]) => one.access === who)!,
)
/** A valid value for every path parameter: all of them are ids. */
const params = new Proxy({}, { get: () => '1' })
function allowed({ access }: Endpoint) {
  if (access === 'public') return null
  if (access === 'company') return company
  return isForStaff(access) ? admin : learner
}

type Try = (call: Call) => Promise<TestAnswer>
const sent =
  (input: Parameters<typeof app.call>[2]): Try =>
  ([, endpoint]) =>
    app.call(allowed(endpoint), endpoint, { params, ...input })

/** Tries every call; they all answer the same error. */
async function expectRejected(tried: Call[], attempt: Try, http: number, code: string) {
  expect(tried.length).toBeGreaterThan(2)
  for (const call of tried) {
    const answer = await attempt(call)
    const body = { status: 0, code, message: expect.any(String), requestId: expect.any(String) }
    expect({ name: call[0], ...answer }).toMatchObject({ name: call[0], http, body })
  }
}

test('lists at most 20 unknown fields, however many were sent', async () => {
  const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`key${index}`, index]))
  const answer = await app.call(null, login, { body })
  expect(answer.http).toBe(400)
  const unknown = Object.values(answer.body.fields).filter((message) => message === 'Unknown field')
  expect(unknown).toHaveLength(20)
})

test('serves every endpoint as declared, each at its own address', () => {
  const addresses = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  const missing = calls.filter(([, { method, path }]) => !app.app.hasRoute({ method, url: path }))
  expect(missing.map(([name]) => name)).toEqual([])
})

test('serves nothing under /v1 that is not declared', () => {
  // Routes of one prefix are printed with the parameter's name of the first of them.
  const withoutNames = (path: string) => path.replaceAll(/:[^/]+/g, ':')
  const declared = new Set(calls.map(([, { path }]) => withoutNames(path.replace(/^\//, ''))))
  const served = app.app.printRoutes({ commonPrefix: false }).split('\n')
  const undeclared = served
    .filter((line) => line.includes('/v1/'))
    .map((line) => line.replace(/^[^/]*\//, '').replace(/ \(.*$/, ''))
  expect(undeclared.length).toBeGreaterThan(0)
  expect(undeclared.filter((path) => !declared.has(withoutNames(path)))).toEqual([])
})

describe('before reading the body, every protected endpoint rejects', () => {
  const closed = calls.filter(([, { access }]) => access !== 'public')

  test('a token that does not exist', () => {
    const some = closed.filter((_, at) => at % 50 === 0)
    const token = 'x'.repeat(43)
    return expectRejected(some, ([, endpoint]) => app.call({ token }, endpoint, { params }), 401, 'not_signed_in')
  })

  test.each(['learner', 'company', 'mentor'] as const)('a %s without access', (role) => {
    const above = closed.filter(([, { access }]) => !mayUse({ role, adjustments: null }, access))
    return expectRejected(above, ([, endpoint]) => app.call(actors[role], endpoint, { params }), 403, 'not_allowed')
  })
})

describe('rejects', () => {
  const invalid = [400, 'invalid_input'] as const
  const json = { 'content-type': 'application/json' }

  test('invalid JSON', () => expectRejected(three, sent({ body: '{"a":', headers: json }), ...invalid))

  test('another content type', () =>
    expectRejected(
      three,
      sent({ body: 'hello', headers: { 'content-type': 'text/plain' } }),
      415,
      'wrong_content_type',
    ))

  test('a body that is too large', () => {
    const body = `{"x":"${'a'.repeat(2 * 1024 * 1024)}"}`
    return expectRejected(three, sent({ body, headers: json }), 413, 'too_large')
  })

  test('an unknown field, query parameter and id', async () => {
    const hostile = new Proxy({}, { get: () => "1' or '1'='1" })
    const withId = calls.filter(([, { path }]) => path.includes(':')).slice(0, 3)
    await expectRejected(three, sent({ body: { surprise: 1 } }), ...invalid)
    await expectRejected(three, sent({ query: { surprise: 1 } }), ...invalid)
    await expectRejected(withId, sent({ params: hostile }), ...invalid)
  })
})

const problemsOf = (schema: Endpoint['body'], value: object) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ code, path }) => (path.length > 0 ? String(path[0]) : code))

test('no call accepts an unknown field or query parameter, or an id that is none', () => {
  for (const [name, { params, query, body }] of calls) {
    const unknown = { [name]: [problemsOf(query, { surprise: 1 }), problemsOf(body, { surprise: 1 })] }
    expect(unknown).toEqual({ [name]: Array(2).fill(expect.arrayContaining(['unrecognized_keys'])) })
    const keys = Object.keys((params as { shape?: object }).shape ?? {})
    const hostile = Object.fromEntries(keys.map((key) => [key, "1' or '1'='1"]))
    expect([name, ...new Set(problemsOf(params, hostile))]).toEqual([name, ...keys])
  }
})

test('no field of a call accepts a wrong type or an endless text', () => {
  for (const [name, { body }] of takesBody) {
    for (const field of Object.keys((body as { shape?: object }).shape ?? {})) {
      // Amounts may have two decimals, and nothing has three.
      for (const value of [{ nested: true }, 12.345, 'a'.repeat(20_000)]) {
        expect([name, ...problemsOf(body, { [field]: value })]).toContain(field)
      }
    }
  }
})

const description = openApi(endpoints, 'Academy', 'http://localhost')

test('the contract is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(description)).toMatchObject({ valid: true })
  const answer = await app.app.inject('/openapi.json')
  expect(answer.json()).toMatchObject({ openapi: '3.1.0' })
  expect(undefinedRequirements(description)).toEqual([])
})

/** Where an object requires a property that it doesn't define. */
function undefinedRequirements(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { required, properties = {} } = value as { required?: unknown; properties?: object }
  const missing = Array.isArray(required) ? required.filter((name: string) => !(name in properties)) : []
  const inside = Object.entries(value).flatMap(([key, part]) => undefinedRequirements(part, `${place}/${key}`))
  return [...missing.map((name) => `${place} requires ${name}`), ...inside]
}

test('every number that a call takes fits its column: ids are 64 bits wide, all others 32', () => {
  const tooWide = (value: unknown, place: string): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const { type, maximum = Infinity } = value as { type?: string; maximum?: number }
    const isChoice = 'const' in value || 'enum' in value
    const isWide = (type === 'integer' || type === 'number') && !isChoice && maximum > maxInteger
    if (isWide && !/(Ids?|\/id|claimNext.*\/skip)(\/|$)/.test(place)) return [place]
    return Object.entries(value).flatMap(([key, part]) => tooWide(part, `${place}/${key}`))
  }
  const found = calls.flatMap(([name, { params, query, body }]) =>
    [params, query, body].flatMap((part) => tooWide(jsonSchema(part, 'output'), name)),
  )
  expect(found).toEqual([])
})

test('every operation lists the errors that follow from its access, input and limit', () => {
  const { paths } = description as {
    paths: Record<string, Record<string, { responses: object; requestBody?: object }>>
  }
  for (const [name, endpoint] of calls) {
    const { access, path, method, limit } = endpoint
    const { responses, requestBody } = paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
    const expected = {
      200: true,
      400: true,
      401: access !== 'public',
      403: access !== 'public' && access !== 'account',
      404: path.includes(':'),
      409: endpoint.idempotent,
      413: requestBody !== undefined,
      415: requestBody !== undefined,
      429: limit !== null,
      503: true,
      504: true,
      507: method !== 'GET',
      default: true,
    }
    const listed = Object.entries(expected).flatMap(([http, isListed]) => (isListed ? [http] : []))
    expect([name, ...Object.keys(responses)]).toEqual([name, ...listed])
  }
})

test('rejects an unknown call in the usual shape', async () => {
  const answer = await app.app.inject('/v1/no-such-call')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ status: 0, code: 'not_found', requestId: expect.any(String) })
})
