import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { submitUpload, tusClient } from '#server/testing/learning/submissions.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { type TestActor, sharedApp } from '#server/testing/test-app.ts'
import { maxConcurrent } from './rules.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const two = await app.another()
await Promise.all([app, two].map((one) => one.app.listen({ host: '127.0.0.1', port: 0 })))
const { courseId, stepIds } = await newCourseWithTasks(app, [12])

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Part = { url: string; actor: TestActor; offset: number; length: number }

const partHead = ({ url, actor, offset, length }: Part) =>
  `PATCH ${url} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${actor.token}\r\nTus-Resumable: 1.0.0\r\n` +
  `Content-Type: application/offset+octet-stream\r\nUpload-Offset: ${offset}\r\nContent-Length: ${length}\r\n\r\n`

/** Announces a part, sends some of it, and leaves the connection open. */
async function sendSome(one: { app: typeof app.app }, part: Part, content: Buffer) {
  const socket = connect((one.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(partHead(part))
  if (content.length > 0) await new Promise((resolve) => socket.write(content, resolve))
  return socket
}

async function begin(actor: TestActor, stepId: number, bytes: number): Promise<string> {
  return String((await tusClient(app, actor).begin({ name: 'a.txt', stepId, bytes })).headers.location)
}
const offsetOf = async (one: { app: typeof app.app }, actor: TestActor, url: string) =>
  Number((await tusClient(one, actor).head(url)).headers['upload-offset'])

/** The bytes received so far of each part in transit. */
async function coming(): Promise<number[]> {
  const folder = join(app.env.dataDir, 'files/unfinished')
  const sizes = (await readdir(folder)).map(
    async (name) => (await stat(join(folder, name)).catch(() => null))?.size ?? 0,
  )
  return Promise.all(sizes)
}

test('resumes after twenty lost connections on two instances without changing a byte', async () => {
  const random = randomFrom(4)
  const me = await newMember(app, [courseId])
  const content = Buffer.from(Array.from({ length: 3_000_000 }, () => 32 + Math.floor(random() * 90)))
  const url = await begin(me, stepIds[0]!, content.length)
  const enough = 200_000
  let offset = 0
  // How much of each part arrives before the cut depends on the machine.
  for (let cut = 0; cut < 20 || offset < enough; cut++) {
    const one = random() < 0.5 ? app : two
    offset = await offsetOf(one, me, url)
    const some = content.subarray(offset, offset + Math.floor(random() * 140_000))
    const socket = await sendSome(one, { url, actor: me, offset, length: content.length - offset }, some)
    // With FIN or RST.
    if (random() < 0.5) socket.destroy()
    else socket.resetAndDestroy()
  }
  // Like a client: asks for the offset and continues there until the server accepts.
  let status = 0
  while (status !== 204) {
    offset = await offsetOf(app, me, url)
    status = (await tusClient(app, me).patch(url, offset, content.subarray(offset))).statusCode
  }
  const file = await submitUpload(app, me, stepIds[0]!, url)
  expect(file.sha256).toBe(createHash('sha256').update(content).digest('hex'))
  expect((await two.app.inject(file.url)).rawPayload.equals(content)).toBe(true)
})

test('ends a hanging connection when asked for the offset, and counts what it sent', async () => {
  const me = await newMember(app, [courseId])
  const url = await begin(me, stepIds[0]!, 5000)
  const hanging = await sendSome(app, { url, actor: me, offset: 0, length: 5000 }, Buffer.alloc(1000, 'a'))
  await expect.poll(coming).toEqual([1000])
  expect((await tusClient(app, me).patch(url, 0, 'other')).statusCode).toBe(409)
  const closed = once(hanging, 'close')
  expect(await offsetOf(app, me, url)).toBe(1000)
  await closed
  expect((await tusClient(app, me).patch(url, 1000, Buffer.alloc(4000, 'b'))).statusCode).toBe(204)
})

test('removes an upload that is deleted while it is received', async () => {
  const me = await newMember(app, [courseId])
  const url = await begin(me, stepIds[0]!, 5000)
  await sendSome(app, { url, actor: me, offset: 0, length: 5000 }, Buffer.alloc(1000, 'a'))
  await expect.poll(coming).toEqual([1000])
  expect((await tusClient(app, me).remove(url)).statusCode).toBe(204)
  expect((await tusClient(app, me).head(url)).statusCode).toBe(404)
  expect(await coming()).toEqual([])
})

test('limits concurrent uploads per learner', async () => {
  const [me, other] = [await newMember(app, [courseId]), await newMember(app, [courseId])]
  const sockets = []
  for (let file = 0; file < maxConcurrent; file++) {
    const url = await begin(me, stepIds[file]!, 10)
    sockets.push(await sendSome(app, { url, actor: me, offset: 0, length: 10 }, Buffer.from('abc')))
  }
  await expect.poll(coming).toEqual(Array.from({ length: maxConcurrent }, () => 3))
  const more = await tusClient(app, me).patch(await begin(me, stepIds[0]!, 3), 0, 'abc')
  expect([more.statusCode, more.headers['retry-after']]).toEqual([429, '1'])
  expect((await tusClient(app, other).patch(await begin(other, stepIds[0]!, 3), 0, 'abc')).statusCode).toBe(204)
  for (const socket of sockets) socket.destroy()
  await expect.poll(coming).toEqual([])
})

test('responds to a rejected part before all of it is sent', async () => {
  const me = await newMember(app, [courseId])
  const url = await begin(me, stepIds[0]!, 1_000_000)
  const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(1000)])
  const socket = await sendSome(app, { url, actor: me, offset: 0, length: 1_000_000 }, program)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('HTTP/1.1 400')
  socket.destroy()
})
