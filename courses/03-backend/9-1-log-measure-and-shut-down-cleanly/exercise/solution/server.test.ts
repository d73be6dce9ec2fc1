import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createLog, current, redact } from './log.ts'
import { createObservedServer } from './server.ts'

async function start(more = {}) {
  const lines: any[] = []
  let isUp = true
  let isPoolClosed = false
  const log = createLog((line) => lines.push(JSON.parse(line)))
  const app = createObservedServer({
    log,
    isDatabaseUp: async () => isUp,
    closePool: async () => void (isPoolClosed = true),
    drainMs: 50,
    deadlineMs: 1_000,
    routes: [
      { name: 'slow', path: '/v1/slow', handle: async () => (await pause(300), log('info', 'worked', { phone: '9000000001' }), { status: 200, body: {} }) },
      { name: 'broken', path: '/v1/broken', handle: async () => Promise.reject(new Error('no such column')) },
    ],
    ...more,
  })
  app.server.listen(0)
  await once(app.server, 'listening')
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { ...app, base, lines, setUp: (value: boolean) => (isUp = value), isPoolClosed: () => isPoolClosed }
}

test('redacts secrets and personal data at any depth', () => {
  assert.deepEqual(redact({ booking: 7, passenger: 'Asha', list: [{ phone: '9', Token: 'x' }] }), {
    booking: 7,
    passenger: '[personal]',
    list: [{ phone: '[personal]', Token: '[secret]' }],
  })
})
test('all lines of a request share its id, and parallel requests do not mix', async () => {
  const { base, lines, stop } = await start()
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  await Promise.all(['request-a', 'request-b'].map((id) => fetch(`${base}/v1/slow`, { headers: { 'x-request-id': id, traceparent } })))
  for (const id of ['request-a', 'request-b'])
    assert.deepEqual(lines.filter((l) => l.requestId === id).map((l) => l.event), ['worked', 'request'])
  assert.ok(lines.every((l) => l.traceId === '4bf92f3577b34da6a3ce929d0e0e4736'))
  assert.equal(lines[0].phone, '[personal]')
  assert.equal(current.getStore(), undefined)
  await stop()
})
test('an error is logged with its stack, and the client gets only an id', async () => {
  const { base, lines, stop } = await start()
  const response = await fetch(`${base}/v1/broken`)
  const body = (await response.json()) as any
  assert.equal(response.status, 500)
  assert.deepEqual(Object.keys(body), ['code', 'requestId'])
  assert.match(lines.find((l) => l.requestId === body.requestId && l.level === 'error').error.stack, /no such column/)
  await stop()
})
test('counts by route and status, not by address', async () => {
  const { base, stop } = await start()
  await fetch(`${base}/v1/broken`)
  for (const path of ['/a', '/b', '/c']) await fetch(base + path)
  const text = await (await fetch(`${base}/metrics`)).text()
  assert.match(text, /http_request_ms_count\{route="broken",status="5xx"\} 1/)
  assert.match(text, /http_request_ms_count\{route="unknown",status="4xx"\} 3/)
  await stop()
})
test('ready depends on the database, alive does not', async () => {
  const { base, setUp, stop } = await start()
  assert.equal((await fetch(`${base}/readyz`)).status, 200)
  setUp(false)
  assert.equal((await fetch(`${base}/readyz`)).status, 503)
  assert.equal((await fetch(`${base}/livez`)).status, 200)
  await stop()
})
test('shutting down: not ready at once, running requests finish, then the pool closes', async () => {
  const { base, stop, isPoolClosed } = await start()
  const running = fetch(`${base}/v1/slow`)
  await pause(50)
  const stopped = stop()
  assert.equal((await fetch(`${base}/readyz`)).status, 503)
  assert.equal((await running).status, 200)
  await stopped
  assert.ok(isPoolClosed())
  await assert.rejects(fetch(`${base}/livez`))
})
test('a request that never ends does not stop the shutdown', async () => {
  const { base, stop, lines } = await start({ deadlineMs: 200, routes: [{ name: 'stuck', path: '/v1/stuck', handle: () => new Promise(() => {}) }] })
  const stuck = fetch(`${base}/v1/stuck`).catch(() => 'cut off')
  await pause(50)
  await stop()
  assert.equal(await stuck, 'cut off')
  assert.equal(lines.at(-1).clean, false)
})
