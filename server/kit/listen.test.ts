import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { createHttp } from './http.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'

const newApp = async () => {
  const app = createHttp(readEnv({}), createLog({ logLevel: 'silent' }))
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

test('a port that is taken is told in one sentence', async () => {
  const [first, second] = [await newApp(), await newApp()]
  await listen(first, { host: '127.0.0.1', port: 0 })
  const { port } = first.server.address() as AddressInfo
  await expect(listen(second, { host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is taken by another program`)
  await first.close()
  await second.close()
})
