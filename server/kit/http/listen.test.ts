import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createHttpServer } from './server.ts'
import { listen } from './listen.ts'
import { createLog } from '../log.ts'

const newApp = async () => {
  const app = createHttpServer(readEnv({}), createLog({ logLevel: 'silent' }))
  app.get('/', async () => 'served')
  return app
}

test('answers connections that were still in the accept queue when the server closed', async () => {
  const app = await newApp()
  await listen(app, { host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const answers = sockets.map((socket) => text(socket).catch((error: Error) => error.message))
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await app.close()
  const served = (await Promise.all(answers)).filter((answer) => answer.endsWith('served'))
  expect(served).toHaveLength(40)
})

// Only Linux has several listeners on one port.
test.runIf(process.platform === 'linux')(
  'accepts several connections per event loop turn and waits for all of them on close',
  async () => {
    const app = await newApp()
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    app.get('/slow', async () => released.then(() => 'done'))
    await listen(app, { host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    let [turn, most, accepted] = [0, 0, 0]
    app.server.on('connection', () => {
      accepted += 1
      most = Math.max(most, accepted)
      turn ||= setImmediate(() => ([turn, accepted] = [0, 0])) as never
    })
    const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'))
    const answers = sockets.map((socket) => text(socket))
    // The system connects them during this turn; a single listener would accept them one by one.
    for (const socket of sockets) socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => app.concurrency.active()).toBe(30)
    expect(most).toBeGreaterThan(1)
    const closed = app.close()
    release()
    await closed
    expect((await Promise.all(answers)).filter((answer) => answer.endsWith('done'))).toHaveLength(30)
  },
)

test('reports a port that is in use in one sentence', async () => {
  const [first, second] = [await newApp(), await newApp()]
  await listen(first, { host: '127.0.0.1', port: 0 })
  const { port } = first.server.address() as AddressInfo
  await expect(listen(second, { host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is already in use`)
  await first.close()
  await second.close()
})
