import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createBodyReader } from './read-body.ts'

/** Answers with the number of bytes it received within the time; `ended` says how each request ended. */
async function listening(seconds: number) {
  const app = fastify()
  const ended: string[] = []
  const withBody = createBodyReader(seconds)
  app.addContentTypeParser('a/pack', (_request, body, done) => done(null, body))
  app.post('/', async (request, reply) => {
    try {
      return await withBody(request, reply, 1000, async (body, refusal) => {
        ended.push(refusal?.message ?? `${body.length} bytes`)
        return { bytes: body.length }
      })
    } catch (error) {
      ended.push((error as Error).message)
      throw error
    }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const answer = text(socket)
  // One that is closed early has none.
  answer.catch(() => {})
  await once(socket, 'connect')
  const begin = (bytes: number) =>
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-type: a/pack\r\ncontent-length: ${bytes}\r\n\r\n`)
  return { socket, answer, ended, begin }
}

test('a body that comes too slowly ends, however regularly its bytes come', async () => {
  const { socket, answer, ended, begin } = await listening(0.3)
  begin(1000)
  const drip = setInterval(() => socket.write('x'), 20)
  socket.once('close', () => clearInterval(drip))
  socket.on('error', () => {})
  expect(await answer).toContain('408')
  await expect.poll(() => ended).toHaveLength(1)
})

test('a client that goes away leaves nothing that waits', async () => {
  const { socket, ended, begin } = await listening(60)
  begin(1000)
  socket.write('half')
  socket.destroy()
  await expect.poll(() => ended).toEqual(['This push arrived damaged. Please push again.'])
})

test('of a body that is too large only the start is kept, and the rest is read away', async () => {
  const { socket, answer, ended, begin } = await listening(60)
  begin(200_000)
  socket.end(Buffer.alloc(200_000))
  expect(await answer).toContain('200 OK')
  expect(ended).toEqual(['A push can have at most 20 MB.'])
})
