import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createCache } from './cache.ts'
import { startLiveServer } from './live.ts'

const url = process.env.DATABASE_URL!
const pool = new pg.Pool({ connectionString: url, max: 3 })
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const options = { port: 0, everyMs: 50, ttlMs: 300, heartbeatMs: 400 }
let servers: Awaited<ReturnType<typeof startLiveServer>>[] = []
before(async () => {
  await pool.query(read('../../seats.sql'))
  await pool.query(read('notify.sql'))
  servers = await Promise.all([startLiveServer(url, options), startLiveServer(url, { ...options, ttlMs: 5_000 })])
})
after(async () => {
  await Promise.all(servers.map((s) => s.stop()))
  await pool.end()
})
beforeEach(() => pool.query('update seats set held_by = null, held_until = null, booked_by = null'))

/** Collects the maps that a viewer of one server gets. */
async function watch(port: number) {
  const controller = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/v1/trains/1/events`, { signal: controller.signal })
  assert.equal(response.headers.get('content-type'), 'text/event-stream')
  const maps: { label: string; state: string }[][] = []
  void (async () => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) {
      text += decoder.decode(chunk, { stream: true })
      const frames = text.split('\n\n')
      text = frames.pop()!
      for (const frame of frames) if (frame.startsWith('event: map')) maps.push(JSON.parse(frame.split('data: ')[1]))
    }
  })().catch(() => {})
  return { maps, stop: () => controller.abort() }
}
const stateOf = (map: { label: string; state: string }[], label: string) => map.find((s) => s.label === label)!.state

test('viewers of both servers see a hold within half a second', async () => {
  await pause(150)
  const viewers = await Promise.all(servers.map((s) => watch(s.port)))
  await pause(100)
  await pool.query(`update seats set held_by = 1, held_until = now() + interval '10 minutes' where label = 'S1-3'`)
  await pause(400)
  for (const { maps, stop } of viewers) {
    assert.equal(stateOf(maps.at(-1)!, 'S1-3'), 'held')
    assert.equal(stateOf(maps[0], 'S1-3'), 'free')
    stop()
  }
})
test('a rolled back change is never shown, and fifty changes make few frames', async () => {
  await pause(150)
  const { maps, stop } = await watch(servers[0].port)
  await pause(100)
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`update seats set booked_by = 2 where label = 'S1-5'`)
  await client.query('rollback')
  client.release()
  const before = maps.length
  for (let i = 0; i < 50; i++) await pool.query(`update seats set booked_by = $1 where label = 'S1-1'`, [(i % 10) + 1])
  await pause(300)
  assert.equal(stateOf(maps.at(-1)!, 'S1-5'), 'free')
  assert.equal(stateOf(maps.at(-1)!, 'S1-1'), 'booked')
  assert.ok(maps.length - before < 25, `${maps.length - before} frames`)
  stop()
})
test('a hold that expires becomes free without any change in the table', async () => {
  await pool.query(`update seats set held_by = 1, held_until = now() + interval '600 milliseconds' where label = 'S1-7'`)
  await pause(150)
  const { maps, stop } = await watch(servers[0].port)
  await pause(100)
  assert.equal(stateOf(maps.at(-1)!, 'S1-7'), 'held')
  await pause(1_400)
  assert.equal(stateOf(maps.at(-1)!, 'S1-7'), 'free')
  stop()
})
test('no map contains a person, and a viewer who leaves is forgotten', async () => {
  const { maps, stop } = await watch(servers[0].port)
  await pause(100)
  assert.deepEqual(Object.keys(maps[0][0]), ['label', 'state'])
  stop()
  await pause(100)
  assert.equal(servers[0].viewers(), 0)
})
test('a hundred readers at once cost one query', async () => {
  await pause(150)
  await pool.query(`update seats set booked_by = 3 where label = 'S1-9'`)
  await pause(150)
  const before = servers[1].queries()
  await Promise.all(Array.from({ length: 100 }, () => fetch(`http://127.0.0.1:${servers[1].port}/v1/trains/1/map`).then((r) => r.json())))
  assert.ok(servers[1].queries() - before <= 1)
})
test('a value that was read before it was forgotten is not kept', async () => {
  let stored = 'old'
  const cache = createCache(async () => {
    const value = stored
    await pause(30)
    return value
  }, 60_000)
  const slow = cache.get('1')
  await pause(10)
  stored = 'new'
  cache.forget('1')
  assert.equal(await slow, 'old')
  assert.equal(await cache.get('1'), 'new')
})
