import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { endpoints, toProblem } from './contract.ts'
import { toOpenApi } from './openapi.ts'

test('reads a search and fills in the default', () => {
  const query = endpoints.searchTrains.query.parse({ from: 'SBC', to: 'CBE', date: '2026-03-14' })
  assert.equal(query.limit, 20)
})

test('reports every wrong field at once, with its path', () => {
  const result = endpoints.bookHold.body.safeParse({ holdId: 'x', passenger: 'A', age: 200, coupon: 'FREE' })
  assert.equal(result.success, false)
  const problem = toProblem(result.error!)
  assert.deepEqual(problem.fields!.map((f) => f.path), ['holdId', 'passenger', 'age', ''])
  assert.match(problem.fields![3].message, /coupon/)
})

test('every reference in the document exists', () => {
  const doc = toOpenApi()
  for (const [, name] of JSON.stringify(doc).matchAll(/#\/components\/schemas\/(\w+)/g)) assert.ok(name in doc.components.schemas, name)
  for (const [name, schema] of Object.entries(doc.components.schemas)) assert.ok('type' in (schema as object), name)
})

test('every error has the one format', () => {
  for (const [name, endpoint] of Object.entries(endpoints))
    for (const [status, schema] of Object.entries(endpoint.responses))
      if (Number(status) >= 400) assert.equal((schema as any).meta()?.id, 'Problem', `${name} ${status}`)
})

test('the stored document is up to date', () => {
  assert.deepEqual(JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')), JSON.parse(JSON.stringify(toOpenApi())))
})
