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

test('whoever was connected when the door closes is answered, also those we had not looked at yet', async () => {
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

// Linux shares a port out; elsewhere there is one door.
test.runIf(process.platform === 'linux')(
  'several come in at a turn, and who came by any door is waited for',
  async () => {
    const app = await newApp()
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    app.get('/stay', async () => released.then(() => 'stayed'))
    await listen(app, { host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    let [turn, most, inThisTurn] = [0, 0, 0]
    app.server.on('connection', () => {
      inThisTurn += 1
      most = Math.max(most, inThisTurn)
      turn ||= setImmediate(() => ([turn, inThisTurn] = [0, 0])) as never
    })
    const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'))
    const answers = sockets.map((socket) => text(socket))
    // The system connects them while this turn lasts; one door alone would let them in one by one.
    for (const socket of sockets) socket.write('GET /stay HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => app.gate.inside()).toBe(100)
    expect(most).toBeGreaterThan(1)
    const closed = app.close()
    release()
    await closed
    expect((await Promise.all(answers)).filter((answer) => answer.endsWith('stayed'))).toHaveLength(100)
  },
)

test('a port that is taken is told in one sentence', async () => {
  const [first, second] = [await newApp(), await newApp()]
  await listen(first, { host: '127.0.0.1', port: 0 })
  const { port } = first.server.address() as AddressInfo
  await expect(listen(second, { host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is taken by another program`)
  await first.close()
  await second.close()
})
