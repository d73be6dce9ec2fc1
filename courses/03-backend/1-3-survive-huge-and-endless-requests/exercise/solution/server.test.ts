import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { createTimetableServer } from './server.ts'

const data = {
  stations: [{ code: 'ED', name: 'Erode', state: 'Tamil Nadu' }],
  trains: [{ number: '90101', name: 'Kaveri Express', days: ['mon'], stops: [{ station: 'ED', arrives: null, departs: '10:02' }] }],
}
const server = createTimetableServer(data, { requestTimeout: 600, headersTimeout: 400, checkEvery: 100 })
let port = 0
before(async () => {
  server.listen(0)
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
after(() => server.close())

/** Opens a raw connection, so that the test can also send half a request. Resolves with all the server said. */
function raw(start: string, every?: { ms: number; text: string }): Promise<{ text: string; ms: number }> {
  return new Promise((resolve) => {
    const began = Date.now()
    let timer: NodeJS.Timeout | undefined
    // The timer starts after the headers: a chunk that is sent before them would be a bad request.
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(start)
      if (every) timer = setInterval(() => socket.writable && socket.write(every.text), every.ms)
    })
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ text, ms: Date.now() - began })
    })
  })
}
const post = (body: string, type = 'application/json') =>
  fetch(`http://127.0.0.1:${port}/reports`, { method: 'POST', headers: { 'content-type': type }, body })

test('answers the timetable as before', async () => {
  const get = async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    return [response.status, response.headers.get('content-type'), await response.text()]
  }
  assert.deepEqual(await get('/trains?from=ed'), [200, 'application/json', '{"trains":[{"number":"90101","name":"Kaveri Express","days":["mon"]}]}\n'])
  assert.deepEqual(await get('/stations/ED', 'HEAD'), [200, 'application/json', ''])
  assert.equal((await get('/trains?day=funday'))[0], 400)
})

test('takes a small report', async () => assert.equal((await post('{"train":"90101"}')).status, 201))
test('rejects a wrong content type', async () => assert.equal((await post('a', 'text/plain')).status, 415))
test('rejects text that is not JSON', async () => assert.equal((await post('{"train":')).status, 400))

test('rejects 10 MB by its content length, before reading it', async () => {
  const { text } = await raw('POST /reports HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10485760\r\n\r\n')
  assert.match(text, /^HTTP\/1\.1 413 /)
})

test('rejects a body that has no length and never stops', async () => {
  const chunk = 'x'.repeat(16_384)
  const { text } = await raw(
    'POST /reports HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    { ms: 5, text: `4000\r\n${chunk}\r\n` },
  )
  assert.match(text, /^HTTP\/1\.1 413 /)
})

test('gives up on a request that never finishes, while others are served', async () => {
  const slow = raw(
    'POST /reports HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n',
    { ms: 50, text: ' ' },
  )
  const times: number[] = []
  for (let i = 0; i < 20; i++) {
    const began = Date.now()
    assert.equal((await fetch(`http://127.0.0.1:${port}${i % 2 === 0 ? '/health' : '/trains?from=ED'}`)).status, 200)
    times.push(Date.now() - began)
  }
  assert.ok(Math.max(...times) < 200)
  const { text, ms } = await slow
  assert.match(text, /^HTTP\/1\.1 408 /)
  assert.ok(ms < 1_500, `took ${ms} ms`)
})
