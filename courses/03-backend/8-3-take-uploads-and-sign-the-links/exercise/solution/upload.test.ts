import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { samples } from '../../make-samples.mjs'
import { createFileServer } from './server.ts'
import { checkLink, signLink } from './signed-link.ts'
import { storeUpload } from './upload.ts'

const folder = mkdtempSync(join(tmpdir(), 'uploads-'))
const sample = (name: string) => samples[name as keyof typeof samples]
const server = createFileServer({ folder, secret: 'practice-secret', limit: 100_000 })
let base = ''
before(async () => {
  server.listen(0)
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => void server.close())
const post = (body: Buffer, type = 'image/png') => fetch(`${base}/files`, { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) })

test('stores real files, whatever the client calls them, and gives back the same bytes', async () => {
  for (const [name, type] of [['photo.png', 'image/png'], ['letter.pdf', 'application/pdf']]) {
    const response = await post(sample(name), 'text/plain')
    assert.equal(response.status, 201)
    const stored = (await response.json()) as any
    assert.equal(stored.type, type)
    const file = await fetch(base + stored.link)
    assert.equal(file.headers.get('x-content-type-options'), 'nosniff')
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), sample(name))
  }
})
test('refuses files that are not what their name says, and an empty one', async () => {
  for (const name of ['photo.jpg', 'holiday.png']) assert.equal((await post(sample(name), 'image/jpeg')).status, 415)
  assert.equal((await post(Buffer.alloc(0))).status, 415)
})
test('recognises a file that arrives byte by byte', async () => {
  const bytes = [...sample('photo.png')].map((byte) => Buffer.from([byte]))
  assert.equal((await storeUpload(Readable.from(bytes), folder, 100_000)).type, 'image/png')
})
test('stops a large file early, uses little memory and leaves nothing behind', async () => {
  const filesBefore = readdirSync(folder).length
  let sent = 0
  async function* endless() {
    yield sample('photo.png')
    for (; sent < 200; sent++) yield Buffer.alloc(1_000_000)
  }
  await assert.rejects(storeUpload(Readable.from(endless()), folder, 3_000_000), /at most/)
  assert.ok(sent < 30, `${sent} MB were read`)
  assert.equal(readdirSync(folder).length, filesBefore)
})
test('the client can read the refusal of a body that is too large, announced or not', async () => {
  assert.equal((await post(Buffer.alloc(2_000_000))).status, 413)
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1')
    socket.write('POST /files HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n')
    const start = sample('photo.png')
    socket.write(`${start.length.toString(16)}\r\n`)
    socket.write(start)
    socket.write('\r\n')
    const timer = setInterval(() => socket.writable && socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`), 5)
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', () => {})
    socket.on('close', () => (clearInterval(timer), resolve(text)))
  })
  assert.match(answer, /^HTTP\/1\.1 413 /)
})
test('a client that disappears leaves nothing behind', async () => {
  const filesBefore = readdirSync(folder).length
  async function* broken() {
    yield sample('photo.png')
    throw new Error('connection reset')
  }
  await assert.rejects(storeUpload(Readable.from(broken()), folder, 100_000), /reset/)
  assert.equal(readdirSync(folder).length, filesBefore)
})
test('a link works until it expires, and only unchanged', async () => {
  const id = '0195f7a2-1111-4222-8333-444455556666.png'
  const link = await signLink('s', id, 1_000, 300)
  assert.equal(await checkLink('s', link, 1_300), id)
  assert.equal(await checkLink('s', link, 1_301), null)
  assert.equal(await checkLink('s', link.replace('expires=1300', 'expires=9999'), 1_000), null)
  assert.equal(await checkLink('s', link.replace('0195f7a2', '0195f7a3'), 1_000), null)
  assert.equal(await checkLink('another', link, 1_000), null)
  assert.equal(await checkLink('s', '/files/..%2F..%2Fetc%2Fpasswd?expires=1300&signature=x', 1_000), null)
})
