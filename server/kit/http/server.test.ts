import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer, type Timeouts } from './server.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'

let app: FastifyInstance
afterEach(() => app.close())

// For tests that are not about timeouts, on a busy machine.
const relaxed: Timeouts = { headers: 30_000, body: 30_000, idle: 30_000, check: 1_000 }
const quick: Timeouts = { headers: 200, body: 200, idle: 400, check: 50 }

async function listening(timeouts = relaxed, requestTimeoutSeconds = 30) {
  app = createHttpServer({ ...readEnv({}), requestTimeoutSeconds }, createLog({ logLevel: 'silent' }), { timeouts })
  app.post('/echo', async (request) => ({ got: request.body }))
  app.get('/broken', async () => {
    throw new Error('the password is hunter2')
  })
  app.get('/hanging', () => new Promise(() => {}))
  app.get('/long', async (_request, reply) => reply.send(Readable.from(slowResponse(), { objectMode: false })))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

const timeoutSeconds = 2

/** A slow response that takes twice as long as the timeout. */
async function* slowResponse() {
  for (let at = 0; at < 6; at++) {
    yield `${at} `
    await delay(timeoutSeconds * 333)
  }
}

/** Sends raw bytes and returns the response until the server closes the connection. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

test('closes a connection whose headers never end', async () => {
  const answer = await sendRaw(await listening(quick), 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('"code":"timed_out"')
})

test('closes a connection whose body never ends', async () => {
  const head = 'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":'
  const answer = await sendRaw(await listening({ ...quick, idle: 10_000 }), head)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('"code":"timed_out"')
})

test('refuses a body that arrives byte by byte', async () => {
  const port = await listening({ ...quick, idle: 10_000 })
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n')
  const drip = setInterval(() => socket.write(' '), 20)
  socket.on('error', () => {})
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
  clearInterval(drip)
})

test('closes a silent connection', async () => {
  expect(await sendRaw(await listening(quick), '')).toMatch(/^(HTTP\/1.1 408 |$)/)
})

test('refuses headers that are too large', async () => {
  const answer = await sendRaw(await listening(), `GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${'a'.repeat(40_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 431 /)
  expect(answer).toContain('"code":"headers_too_large"')
})

test('answers malformed HTTP in the usual error format', async () => {
  const answer = await sendRaw(await listening(), 'HELLO ACADEMY\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).toContain('"code":"invalid_input"')
})

test('answers 500 without details after a bug', async () => {
  await listening()
  const answer = await app.inject('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('hunter2')
  expect(answer.json()).toMatchObject({ status: 0, code: 'unexpected', requestId: answer.headers['x-request-id'] })
})

test('keeps a valid request id from a proxy and replaces an invalid one', async () => {
  await listening()
  const idFor = async (id: string) =>
    (await app.inject({ url: '/', headers: { 'x-request-id': id } })).headers['x-request-id']
  expect(await idFor('trace-12345678')).toBe('trace-12345678')
  expect(await idFor('<script>alert(1)</script>')).toMatch(/^req-/)
})

test('answers 504 when a handler does not finish in time', async () => {
  await listening(relaxed, 0.3)
  const answer = await app.inject('/hanging')
  expect(answer.statusCode).toBe(504)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ status: 0, code: 'too_slow' })
})

test('lets a response that has started take as long as it needs', async () => {
  const port = await listening(relaxed, timeoutSeconds)
  const answer = await fetch(`http://127.0.0.1:${port}/long`)
  expect(await answer.text()).toBe('0 1 2 3 4 5 ')
})
