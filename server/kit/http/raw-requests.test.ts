import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createHttpServer } from './server.ts'
import { createLog } from '../log.ts'

let received: string[] = []
const app = createHttpServer(readEnv({}), createLog({ logLevel: 'silent' }))
app.addHook('onRequest', async ({ method, url }) => void received.push(`${method} ${url}`))
app.post('/echo', async (request) => ({ got: request.body }))
app.get('/host', async ({ host, ip, protocol }) => ({ host, ip, protocol }))
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

/** Sends raw bytes and returns the response and the requests that the server saw. */
async function sendRaw(...lines: string[]) {
  received = []
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(lines.join('\r\n'))
  const answer = await text(socket)
  return { answer, status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]), received }
}
const json = 'Content-Type: application/json'
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n'

describe('rejects request smuggling with', () => {
  test.each([
    ['length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', smuggled]],
    ['chunks and length', ['Transfer-Encoding: chunked', 'Content-Length: 5', '', '0', '', smuggled]],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40', '', `{}${smuggled}`]],
    ['two lengths in one', ['Content-Length: 2, 40', '', `{}${smuggled}`]],
    ['a length with a sign', ['Content-Length: +2', '', `{}${smuggled}`]],
    ['a negative length', ['Content-Length: -1', '', smuggled]],
    ['an unknown transfer encoding', ['Transfer-Encoding: xchunked', '', '0', '', smuggled]],
    ['chunked not as the last encoding', ['Transfer-Encoding: chunked, identity', '', '0', '', smuggled]],
    ['a space before a colon', ['Transfer-Encoding : chunked', '', '0', '', smuggled]],
    ['a folded header', ['X-A: b', ' Transfer-Encoding: chunked', 'Content-Length: 2', '', `{}${smuggled}`]],
    ['an invalid chunk size', ['Transfer-Encoding: chunked', '', 'zz', '{}', '0', '', smuggled]],
  ])('%s', async (_what, rest) => {
    const { answer, status, received } = await sendRaw('POST /echo HTTP/1.1', 'Host: a', json, ...rest)
    expect(status).toBe(400)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(received).not.toContain('GET /smuggled')
  })

  test('answers two pipelined requests', async () => {
    const { answer, received } = await sendRaw(
      'POST /echo HTTP/1.1',
      'Host: a',
      json,
      'Content-Length: 2',
      '',
      `{}${smuggled}`,
    )
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(2)
    expect(received).toEqual(['POST /echo', 'GET /smuggled'])
  })
})

describe('rejects headers with', () => {
  test.each([
    ['no host', []],
    ['two hosts', ['Host: academy.example', 'Host: evil.example']],
    ['a NUL in a value', ['Host: a', 'X-A: a\0b']],
    ['a bare carriage return in a value', ['Host: a', 'X-A: a\rX-B: c']],
    ['a bare line feed instead of a line end', ['Host: a', 'X-A: a\nSet-Cookie : b']],
    ['an invalid name', ['Host: a', 'X A: b']],
    ['an empty name', ['Host: a', ': b']],
    ['too many headers', ['Host: a', ...Array.from({ length: 400 }, (_, at) => `X-${at}: ${'b'.repeat(50)}`)]],
  ])('%s', async (_what, lines) => {
    const { status, received, answer } = await sendRaw('GET /host HTTP/1.1', ...lines, 'Connection: close', '', '')
    expect([400, 431]).toContain(status)
    expect(received).toEqual([])
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  })
})

test.each(['TRACE', 'CONNECT', 'TRACK', 'DEBUG', 'get'])('rejects the method %s', async (method) => {
  const { answer, status } = await sendRaw(
    `${method} /host HTTP/1.1`,
    'Host: a',
    'X-Secret: hunter2',
    'Connection: close',
    '',
    '',
  )
  expect(status === 400 || status === 404 || answer === '').toBe(true)
  expect(answer).not.toContain('hunter2')
})

test('does not trust proxy headers without a configured proxy', async () => {
  const claims = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const more = { 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-original-url': '/metrics' }
  const { body } = await app.inject({ url: '/host', headers: { host: 'academy.example', ...claims, ...more } })
  expect(JSON.parse(body)).toEqual({ host: 'academy.example', ip: '127.0.0.1', protocol: 'http' })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json', 'application/xml'])(
  'rejects a body of %s, which other sites could send',
  async (type) => {
    const answer = await app.inject({ method: 'POST', url: '/echo', payload: '{}', headers: { 'content-type': type } })
    expect(answer.statusCode).toBe(415)
  },
)
