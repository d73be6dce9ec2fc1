import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createHttpServer } from './server.ts'
import { createLog } from '../log.ts'

let app: FastifyInstance
let release = () => {}
afterEach(async () => {
  release()
  await app.close()
})

/** A server with a limit of two and a route that answers when it is released. */
async function open({ body = 30_000, maxQueued = 0 } = {}): Promise<string> {
  const released = new Promise<void>((resolve) => (release = resolve))
  app = createHttpServer(readEnv({}), createLog({ logLevel: 'silent' }), {
    concurrency: { limit: 2, maxQueued, maxWaitMs: 60_000 },
    timeouts: { headers: 30_000, body, idle: 30_000, check: 2_000 },
  })
  app.get('/slow', async () => {
    await released
    return 'done'
  })
  app.get('/quick', async () => 'quick')
  app.get('/healthz', async () => 'well')
  app.get('/assets/a.js', async () => 'script')
  app.get('/stream', { config: { isStream: true } }, async () => 'stream')
  app.post('/echo', async ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function expectActive(count: number) {
  await expect.poll(() => app.concurrency.active()).toBe(count)
}
const get = async (url: string, headers = {}) => {
  const response = await fetch(url, { headers })
  return { http: response.status, headers: response.headers, text: await response.text() }
}

test('refuses a request over the limit at once with 503 and Retry-After', async () => {
  const url = await open()
  const pending = [get(`${url}/slow`), get(`${url}/slow`)]
  await expectActive(2)
  const refused = await get(`${url}/quick`)
  expect(refused.http).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('3')
  expect(JSON.parse(refused.text)).toMatchObject({
    status: 0,
    code: 'unreachable',
    requestId: refused.headers.get('x-request-id'),
  })
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(app.concurrency.refused()).toBe(1)
  release()
  expect((await Promise.all(pending)).map(({ http }) => http)).toEqual([200, 200])
  await expectActive(0)
  expect((await get(`${url}/quick`)).http).toBe(200)
})

test('serves a burst from the queue, and skips a client that has gone', async () => {
  const url = await open({ maxQueued: 2 })
  const pending = [get(`${url}/slow`), get(`${url}/slow`)]
  await expectActive(2)
  const abort = new AbortController()
  const gone = fetch(`${url}/quick`, { signal: abort.signal }).catch(() => 'gone')
  await expect.poll(() => app.concurrency.queued()).toBe(1)
  const queued = get(`${url}/quick`)
  await expect.poll(() => app.concurrency.queued()).toBe(2)
  abort.abort()
  expect(await gone).toBe('gone')
  release()
  expect((await Promise.all([...pending, queued])).map(({ http }) => http)).toEqual([200, 200, 200])
  await expectActive(0)
})

test.each(['/healthz', '/assets/a.js', '/stream'])('serves %s at the limit', async (path) => {
  const url = await open()
  const pending = [get(`${url}/slow`), get(`${url}/slow`)]
  await expectActive(2)
  expect((await get(url + path)).http).toBe(200)
  release()
  await Promise.all(pending)
})

test('answers a page request with an error page', async () => {
  const url = await open()
  app.errorPage = (httpStatus, message) => `<h1>${httpStatus}</h1>${message}`
  const pending = [get(`${url}/slow`), get(`${url}/slow`)]
  await expectActive(2)
  const refused = await get(`${url}/quick`, { accept: 'text/html' })
  expect(refused.http).toBe(503)
  expect(refused.headers.get('content-type')).toContain('text/html')
  expect(refused.text).toContain('<h1>503</h1>We')
  release()
  await Promise.all(pending)
})

test('closes the connection of a refused client that keeps sending its body slowly', async () => {
  const url = await open({ body: 500 })
  const pending = [get(`${url}/slow`), get(`${url}/slow`)]
  await expectActive(2)
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const received = text(socket)
  socket.write('POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a":')
  expect(await received).toMatch(/^HTTP\/1.1 503 /)
  release()
  await Promise.all(pending)
})

test('holds no slot for slow senders, closed connections and errors', async () => {
  const url = await open()
  const slow = [1, 2, 3].map(() => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write('POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a":')
    return socket
  })
  await Promise.all(slow.map((socket) => once(socket, 'connect')))
  await expectActive(0)
  const abort = new AbortController()
  const aborted = fetch(`${url}/slow`, { signal: abort.signal }).catch(() => 'aborted')
  await expectActive(1)
  abort.abort()
  expect(await aborted).toBe('aborted')
  await expectActive(0)
  expect((await get(`${url}/nowhere`)).http).toBe(404)
  await expectActive(0)
  expect((await get(`${url}/quick`)).http).toBe(200)
  const [first] = slow
  first!.write('"b"}')
  const [answer] = (await once(first!, 'data')) as [Buffer]
  expect(answer.toString()).toContain('{"a":"b"}')
  for (const socket of slow) socket.destroy()
  await expectActive(0)
})
