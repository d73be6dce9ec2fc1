import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createHttpServer } from './server.ts'
import { maxDepth, isTooDeep } from './json-depth.ts'
import { createLog } from '../log.ts'

const app = createHttpServer(readEnv({}), createLog({ logLevel: 'silent' }))
app.post('/echo', async (request) => ({ got: request.body }))
afterAll(() => app.close())

const send = (payload: string) =>
  app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': 'application/json' } })
const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)

describe('nested JSON', () => {
  test.each([
    ['lists', nested(100_000)],
    ['objects', nested(40_000, '{"a":', '}').replace('{"a":}', '{}')],
    ['lists that never close', '['.repeat(250_000)],
    ['lists after a string with brackets', `["]]]]\\"]]", ${nested(100_000)}]`],
    ['one level too many', nested(maxDepth + 1)],
  ])('rejects %s before parsing', async (_what, payload) => {
    const answer = await send(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', message: 'This JSON is nested too deeply' })
  })

  test('accepts the maximum depth', async () => {
    const answer = await send(nested(maxDepth))
    expect([answer.statusCode, answer.body]).toEqual([200, `{"got":${nested(maxDepth)}}`])
  })

  test('ignores brackets in strings', async () => {
    const text = `${'[{'.repeat(1000)}"\\`
    expect((await send(JSON.stringify({ text }))).json()).toEqual({ got: { text } })
    expect(isTooDeep(JSON.stringify([text, text]))).toBe(false)
  })
})

describe('rejects JSON that sets a prototype:', () => {
  test.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"a":[{"b":{"__proto__":{"isAdmin":true}}}]}',
    '{"\\u005f_proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"a":{"constructor":{"prototype":{"isAdmin":true}}}}',
  ])('%s', async (payload) => {
    const answer = await send(payload)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

test.each(['{"a":1}{"b":2}', '{"a":NaN}', '{"a":"\u0001"}'])('rejects invalid JSON: %j', async (payload) => {
  const answer = await send(payload)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
})

test('reads huge numbers as Infinity, and the last of repeated keys', async () => {
  expect((await send(`{"a":1${'0'.repeat(400)}}`)).json()).toEqual({ got: { a: null } })
  expect((await send(`{"a":${'9'.repeat(200_000)}}`)).statusCode).toBe(200)
  expect((await send('{"role":"learner","role":"admin"}')).json()).toEqual({ got: { role: 'admin' } })
})

test('rejects more than 256 KB', async () => {
  expect((await send(JSON.stringify('x'.repeat(262_144)))).statusCode).toBe(413)
})
