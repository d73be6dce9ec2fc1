import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createHttpServer } from '../http/server.ts'
import { createLog } from '../log.ts'

let app: FastifyInstance
let release = () => {}
afterEach(async () => {
  release()
  await app.close()
})

/** A house for two, with a route in which everybody stays until they are released. */
async function open({ body = 30_000 } = {}): Promise<string> {
  const released = new Promise<void>((resolve) => (release = resolve))
  app = createHttpServer(readEnv({}), createLog({ logLevel: 'silent' }), {
    gate: { first: 2, least: 2, most: 2 },
    times: { headers: 30_000, body, idle: 30_000, check: 2_000 },
  })
  app.get('/stay', async () => {
    await released
    return 'stayed'
  })
  app.get('/quick', async () => 'quick')
  app.get('/healthz', async () => 'well')
  app.get('/assets/a.js', async () => 'script')
  app.get('/stream', { config: { isStream: true } }, async () => 'stream')
  app.post('/echo', async ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function inside(count: number) {
  await expect.poll(() => app.gate.inside()).toBe(count)
}
const ask = async (url: string, headers = {}) => {
  const answer = await fetch(url, { headers })
  return { http: answer.status, headers: answer.headers, text: await answer.text() }
}

test('whoever comes to a full house is refused at once, and told when to come back', async () => {
  const url = await open()
  const stayed = [ask(`${url}/stay`), ask(`${url}/stay`)]
  await inside(2)
  const refused = await ask(`${url}/quick`)
  expect(refused.http).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('3')
  expect(JSON.parse(refused.text)).toMatchObject({
    status: 0,
    code: 'unreachable',
    requestId: refused.headers.get('x-request-id'),
  })
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(app.gate.refused()).toBe(1)
  release()
  expect((await Promise.all(stayed)).map(({ http }) => http)).toEqual([200, 200])
  await inside(0)
  expect((await ask(`${url}/quick`)).http).toBe(200)
})

test.each(['/healthz', '/assets/a.js', '/stream'])('%s is given even then', async (path) => {
  const url = await open()
  const stayed = [ask(`${url}/stay`), ask(`${url}/stay`)]
  await inside(2)
  expect((await ask(url + path)).http).toBe(200)
  release()
  await Promise.all(stayed)
})

test('a page is answered with a page', async () => {
  const url = await open()
  app.errorPage = (httpStatus, message) => `<h1>${httpStatus}</h1>${message}`
  const stayed = [ask(`${url}/stay`), ask(`${url}/stay`)]
  await inside(2)
  const refused = await ask(`${url}/quick`, { accept: 'text/html' })
  expect(refused.http).toBe(503)
  expect(refused.headers.get('content-type')).toContain('text/html')
  expect(refused.text).toContain('<h1>503</h1>Very many people')
  release()
  await Promise.all(stayed)
})

test('whoever was turned away and goes on sending drop by drop is not kept on the line', async () => {
  const url = await open({ body: 500 })
  const stayed = [ask(`${url}/stay`), ask(`${url}/stay`)]
  await inside(2)
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const heard = text(socket)
  socket.write('POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a":')
  expect(await heard).toMatch(/^HTTP\/1.1 503 /)
  release()
  await Promise.all(stayed)
})

test('whoever sends slowly, goes away, or has an error keeps nobody out', async () => {
  const url = await open()
  const slow = [1, 2, 3].map(() => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write('POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a":')
    return socket
  })
  await Promise.all(slow.map((socket) => once(socket, 'connect')))
  await inside(0)
  const leaving = new AbortController()
  const left = fetch(`${url}/stay`, { signal: leaving.signal }).catch(() => 'left')
  await inside(1)
  leaving.abort()
  expect(await left).toBe('left')
  await inside(0)
  expect((await ask(`${url}/nowhere`)).http).toBe(404)
  await inside(0)
  expect((await ask(`${url}/quick`)).http).toBe(200)
  const [first] = slow
  first!.write('"b"}')
  const [answer] = (await once(first!, 'data')) as [Buffer]
  expect(answer.toString()).toContain('{"a":"b"}')
  for (const socket of slow) socket.destroy()
  await inside(0)
})
