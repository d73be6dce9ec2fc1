import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from '../errors.ts'
import { acceptedEncoding, compressResponses } from './compression.ts'

const rows = (count: number) => ({ data: Array.from({ length: count }, (_, at) => `नमस्ते, row ${at} of the list`) })

const app = fastify()
compressResponses(app)
app.get('/v1/list/:count', async (request) => rows(Number((request.params as { count: string }).count)))
app.post('/v1/list', async () => rows(500))
app.get('/other', async () => rows(500))
app.get('/v1/broken', async () => {
  throw new AppError('invalid_input', 'x'.repeat(5000))
})

const get = (url: string, accepted?: string) =>
  app.inject({ url, ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }) })

test.each([
  ['a small list', 100],
  ['a large list, in another thread', 5000],
])('sends %s compressed, with the same content', async (_, count) => {
  const plain = await get(`/v1/list/${count}`)
  const br = await get(`/v1/list/${count}`, 'gzip, deflate, br')
  const gzip = await get(`/v1/list/${count}`, 'gzip')
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect([plain, br].map(({ headers }) => headers['vary'])).toEqual(['accept-encoding', 'accept-encoding'])
  expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length)
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

test('leaves alone what is tiny, what answers a POST, what failed and what is not the API', async () => {
  const headers = { 'accept-encoding': 'br' }
  const responses = [
    await get('/v1/list/2', 'br'),
    await app.inject({ method: 'POST', url: '/v1/list', headers }),
    await get('/v1/broken', 'br'),
    await get('/other', 'br'),
  ]
  expect(responses.map((response) => response.headers['content-encoding'])).toEqual(Array(4).fill(undefined))
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', null],
  ['', null],
  [undefined, null],
])('of %j it chooses %j', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))
