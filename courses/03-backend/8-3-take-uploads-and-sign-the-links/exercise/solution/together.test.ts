import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createFileServer } from './server.ts'
import { createTogether, partOf } from './together.ts'

// The parts that need PostgreSQL are played here. In your project they are searchStations and the live map.
const viewers = new Set<ServerResponse>()
const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
const server = createTogether([
  { fits: /^\/v1\/stations\?/, handle: (_, res) => void res.end('[{"code":"SBC"}]') },
  {
    fits: /^\/v1\/trains\/\d+\/events$/,
    handle: (_, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n')
      viewers.add(res)
      res.on('close', () => viewers.delete(res))
    },
  },
  { fits: /^\/files/, handle: partOf(createFileServer({ folder, secret: 'practice-secret', limit: 300 * 1024 * 1024 })) },
])
server.listen(0)
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
after(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

test('a viewer sees each change within half a second while 200 MB are uploaded', { timeout: 60_000 }, async () => {
  const events = await fetch(`${origin}/v1/trains/1/events`)
  const arrived: number[] = []
  const reading = (async () => {
    for await (const chunk of events.body!) for (const [, sent] of Buffer.from(chunk).toString().matchAll(/data: (\d+)/g)) arrived.push(Date.now() - Number(sent))
  })().catch(() => {})
  const before = process.memoryUsage().rss
  const upload = request(`${origin}/files`, { method: 'POST' })
  const response = once(upload, 'response')
  const piece = Buffer.alloc(64 * 1024)
  upload.write('%PDF-1.7\n')
  let most = 0
  for (let i = 0; i < 3_200; i++) {
    if (i % 320 === 0) for (const viewer of viewers) viewer.write(`data: ${Date.now()}\n\n`)
    if (!upload.write(piece)) await once(upload, 'drain')
    most = Math.max(most, process.memoryUsage.rss() - before)
  }
  upload.end()
  const [stored] = await response
  assert.equal(stored.statusCode, 201)
  assert.equal((await (await fetch(`${origin}/v1/stations?q=banglore`)).json())[0].code, 'SBC')
  await pause(100)
  assert.equal(arrived.length, 10)
  assert.ok(Math.max(...arrived) < 500, `the slowest change took ${Math.max(...arrived)} ms`)
  assert.ok(most < 150 * 1024 * 1024, `the memory grew by ${most} bytes`)
  assert.equal((await readdir(folder)).length, 1)
  await events.body!.cancel().catch(() => {})
  void reading
})

test('an address of no part is a 404', async () => assert.equal((await fetch(`${origin}/v1/nothing`)).status, 404))
