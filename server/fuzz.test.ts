import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { jsonSchema } from '#contract/kit/openapi.ts'
import { toWellFormed } from '#contract/kit/text/well-formed.ts'
import { internals } from './testing/access-matrix/internals.ts'
import { matrix, outcomeFor } from './testing/access-matrix/matrix.ts'
import { callers } from './testing/access-matrix/callers.ts'
import type { Given, Row } from './testing/access-matrix/row.ts'
import { newWorld } from './testing/access-matrix/world.ts'
import { isFull, sample } from './testing/scale.ts'

const world = await newWorld()

/** Half a surrogate pair, days and numbers that don't exist or don't fit, quotes. */
const oddValues: unknown[] = [
  'x\ud800',
  '0000-01-01',
  "1' or '1'='1",
  '9'.repeat(30),
  '\udc00',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '9999-12-31T23:59:59Z',
  '0000-01-01_1',
  '9999999999999_9',
  '-1',
  '1e999',
  'NaN',
  'null',
  '{}',
  '%',
  '__proto__',
  '\u0000',
  '\uFFFF',
  'a'.repeat(150),
  -1,
  0.5,
  2 ** 53,
  1e308,
  null,
  true,
  [],
  {},
]
/** No call accepts these. */
const oddBodies: unknown[] = [[], 'text', 7, { a: { b: [] } }, { id: "1'; drop table people --" }]

/** All of them in a full run. Otherwise the next few, so that every value meets some fields and every field some values. */
function takeTurns<T>(all: T[], few: number): () => T[] {
  let at = 0
  return () => (isFull ? all : Array.from({ length: few }, () => all[at++ % all.length]!))
}
const nextValues = takeTurns(oddValues, 1)
const nextBodies = takeTurns(oddBodies, 1)

/** Each is just above what some column holds. */
const nextLarge = takeTurns([2 ** 15, 2 ** 31, '9007199254740993'], 1)

type Part = 'params' | 'query' | 'body'
/** The fields that hold a number or a list of them, as it is after parsing. */
function numberFields(schema: Endpoint[Part]): Set<string> {
  const { properties = {} } = jsonSchema(schema, 'output') as { properties?: Record<string, object> }
  const isNumber = (field: object) => /"type":"(integer|number)"/.test(JSON.stringify(field))
  return new Set(Object.keys(properties).filter((name) => isNumber(properties[name]!)))
}
const keysOf = (schema: unknown) => Object.keys((schema as { shape?: object }).shape ?? {})

/** The valid request with one field replaced, for every field that the endpoint knows, the optional ones included. */
function* variants(endpoint: Endpoint, given: Given): Generator<Given & { headers?: Record<string, string> }> {
  for (const part of ['params', 'query', 'body'] as const satisfies Part[]) {
    const valid = given[part] ?? {}
    if (valid instanceof FormData) continue
    const numbers = numberFields(endpoint[part])
    for (const key of new Set([...keysOf(endpoint[part]), ...Object.keys(valid)])) {
      for (const value of numbers.has(key) ? [...nextLarge(), ...nextValues()] : nextValues()) {
        for (const odd of [value, [value]]) {
          const isList = Array.isArray((valid as Record<string, unknown>)[key])
          // A URL can't carry half a surrogate pair.
          const sent = part === 'body' ? odd : toWellFormed(odd)
          if (Array.isArray(odd) === isList) yield { ...given, [part]: { ...valid, [key]: sent } }
        }
      }
    }
  }
  if (endpoint.method === 'GET') return
  const headers = { 'content-type': 'application/json' }
  for (const body of nextBodies()) yield { ...given, headers, body: JSON.stringify(body) }
}

const jargon = /invalid (input|option)|expected .*received|undefined|zod/i
const firstRow = (name: string): Row => [matrix[name]!].flat()[0]!

test.each(sample(Object.entries(endpoints), 100))(
  '%s answers odd values without a server error or internals',
  async (name, endpoint) => {
    const row = firstRow(name)
    const caller = callers.find((one) => outcomeFor(row, endpoint, one) === 'done')!
    const actor = row.byNewcomers ? await world.newcomer(caller) : world.actors[caller]
    const given = await row.give(world, actor)
    const failures: object[] = []
    for (const input of variants(endpoint, given)) {
      const { http, body, headers } = await world.call(actor, endpoint, input)
      const isJargon = http === 400 && jargon.test(body.message)
      const tellsInternals = http >= 400 && internals.test(JSON.stringify(body))
      if (http >= 500 || isJargon || tellsInternals) failures.push({ http, message: body.message, input })
      if ('server' in headers || 'x-powered-by' in headers) failures.push({ headers })
    }
    expect(failures).toEqual([])
  },
)
