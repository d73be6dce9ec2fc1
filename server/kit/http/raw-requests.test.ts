import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createHttpServer } from './server.ts'
import { createLog } from '../log.ts'

let app: FastifyInstance
let heard: string[] = []
beforeAll(async () => {
  app = createHttpServer(readEnv({}), createLog({ logLevel: 'silent' }))
  app.addHook('onRequest', async ({ method, url }) => void heard.push(`${method} ${url}`))
  app.post('/echo', async (request) => ({ got: request.body }))
  app.get('/host', async ({ host, ip, protocol }) => ({ host, ip, protocol }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends bytes as they are, and answers all that came back and which requests the server took them for. */
async function say(...lines: string[]) {
  heard = []
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(lines.join('\r\n'))
  const answer = await text(socket)
  return { answer, status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]), heard }
}
const json = 'Content-Type: application/json'
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n'

describe('where one request ends and the next begins is never in doubt:', () => {
  test.each([
    ['length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', smuggled]],
    ['chunks and length', ['Transfer-Encoding: chunked', 'Content-Length: 5', '', '0', '', smuggled]],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40', '', `{}${smuggled}`]],
    ['two lengths in one', ['Content-Length: 2, 40', '', `{}${smuggled}`]],
    ['a length with a sign', ['Content-Length: +2', '', `{}${smuggled}`]],
    ['a negative length', ['Content-Length: -1', '', smuggled]],
    ['an unknown transfer', ['Transfer-Encoding: xchunked', '', '0', '', smuggled]],
    ['chunks that are not last', ['Transfer-Encoding: chunked, identity', '', '0', '', smuggled]],
    ['a header with a space before its colon', ['Transfer-Encoding : chunked', '', '0', '', smuggled]],
    [
      'a header folded over two lines',
      ['X-A: b', ' Transfer-Encoding: chunked', 'Content-Length: 2', '', `{}${smuggled}`],
    ],
    ['a chunk of a size that is none', ['Transfer-Encoding: chunked', '', 'zz', '{}', '0', '', smuggled]],
  ])('%s', async (_what, rest) => {
    const { answer, status, heard } = await say('POST /echo HTTP/1.1', 'Host: a', json, ...rest)
    expect(status).toBe(400)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(heard).not.toContain('GET /smuggled')
  })

  test('two requests that are two are answered as two', async () => {
    const { answer, heard } = await say(
      'POST /echo HTTP/1.1',
      'Host: a',
      json,
      'Content-Length: 2',
      '',
      `{}${smuggled}`,
    )
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(2)
    expect(heard).toEqual(['POST /echo', 'GET /smuggled'])
  })
})

describe('a head is refused that has', () => {
  test.each([
    ['no host', []],
    ['two hosts', ['Host: academy.example', 'Host: evil.example']],
    ['a NUL in a value', ['Host: a', 'X-A: a\0b']],
    ['a bare carriage return in a value', ['Host: a', 'X-A: a\rX-B: c']],
    ['a bare line feed instead of a line end', ['Host: a', 'X-A: a\nSet-Cookie : b']],
    ['a name that is none', ['Host: a', 'X A: b']],
    ['a name that is empty', ['Host: a', ': b']],
    ['more than fits', ['Host: a', ...Array.from({ length: 400 }, (_, at) => `X-${at}: ${'b'.repeat(50)}`)]],
  ])('%s', async (_what, lines) => {
    const { status, heard, answer } = await say('GET /host HTTP/1.1', ...lines, 'Connection: close', '', '')
    expect([400, 431]).toContain(status)
    expect(heard).toEqual([])
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  })
})

test.each(['TRACE', 'CONNECT', 'TRACK', 'DEBUG', 'get'])(
  'the method %s is answered by nothing of ours',
  async (method) => {
    const { answer, status } = await say(
      `${method} /host HTTP/1.1`,
      'Host: a',
      'X-Secret: hunter2',
      'Connection: close',
      '',
      '',
    )
    expect(status === 400 || status === 404 || answer === '').toBe(true)
    expect(answer).not.toContain('hunter2')
  },
)

test('who claims to be a proxy is not believed: neither address nor host nor scheme', async () => {
  const claims = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const more = { 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-original-url': '/metrics' }
  const { body } = await app.inject({ url: '/host', headers: { host: 'academy.example', ...claims, ...more } })
  expect(JSON.parse(body)).toEqual({ host: 'academy.example', ip: '127.0.0.1', protocol: 'http' })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json', 'application/xml'])(
  'a body of %s, as any page could send it in the name of its reader, is refused',
  async (type) => {
    const answer = await app.inject({ method: 'POST', url: '/echo', payload: '{}', headers: { 'content-type': type } })
    expect(answer.statusCode).toBe(415)
  },
)
