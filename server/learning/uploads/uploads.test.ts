import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { getDraft } from '#contract/learning/solutions.ts'
import { eq } from '#server/kit/db/orm.ts'
import { files } from '#server/site/tables.ts'
import {
  beginUpload,
  countStoredFiles,
  metadata,
  submitUpload,
  tusClient,
  uploadFile,
} from '#server/testing/learning/submissions.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { type TestActor, sharedApp } from '#server/testing/test-app.ts'
import { uploadParts, uploads } from '../tables.ts'
import { removeExpiredUploads, removeOrphanedFiles } from './service.ts'

let courseId: number
let stepId: number
let me: TestActor
let mine: ReturnType<typeof tusClient>

const app = await sharedApp({ rateLimitFactor: 1000 })
const two = await app.another()
beforeEach(async () => {
  const course = await newCourseWithTasks(app, [1])
  courseId = course.courseId
  stepId = course.stepIds[0]!
  me = await newMember(app, [courseId])
  mine = tusClient(app, me)
})

const stored = () => countStoredFiles(app)
const begin = (bytes: number, name = 'a.txt') => beginUpload(mine, { name, stepId, bytes })
const idOf = (url: string) => url.slice('/uploads/'.length)
const fileOf = async (url: string) => {
  const [upload] = await app.db
    .select()
    .from(uploads)
    .where(eq(uploads.id, idOf(url)))
  const [file] = await app.db.select().from(files).where(eq(files.id, upload!.fileId!))
  return file!
}
const submitted = (url: string) => submitUpload(app, me, stepId, url)

describe('an upload', () => {
  test('joins its parts into one file', async () => {
    const content = Buffer.from('नमस्ते, one and two and three')
    const before = await stored()
    const url = await begin(content.length, 'src/मुख्य.py')
    for (const [from, to] of [
      [0, 5],
      [5, 6],
      [6, content.length],
    ] as const) {
      expect((await mine.head(url)).headers).toMatchObject({
        'upload-offset': String(from),
        'cache-control': 'no-store',
      })
      expect(await mine.patch(url, from, content.subarray(from, to))).toMatchObject({
        statusCode: 204,
        headers: { 'upload-offset': String(to), 'tus-resumable': '1.0.0' },
      })
    }
    expect(await fileOf(url)).toMatchObject({
      name: 'मुख्य.py',
      kind: 'text/plain',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest(),
      ownerId: me.id,
    })
    expect(await stored()).toBe(before + 1)
    expect(await app.db.$count(uploadParts, eq(uploadParts.uploadId, idOf(url)))).toBe(0)
    const file = await submitted(url)
    expect(file.path).toBe('src/मुख्य.py')
    expect((await app.app.inject(file.url)).rawPayload.equals(content)).toBe(true)
  })

  test('can be started on one instance and finished on another', async () => {
    const there = tusClient(two, me)
    const url = await begin(6)
    await mine.patch(url, 0, 'abc')
    expect((await there.head(url)).headers['upload-offset']).toBe('3')
    expect((await there.patch(url, 3, 'def')).statusCode).toBe(204)
    const file = await submitted(url)
    expect((await two.app.inject(file.url)).body).toBe('abcdef')
  })

  test('that a device begins twice under its own id is one upload', async () => {
    const upload = { name: 'a.txt', stepId, bytes: 6, id: randomUUID() }
    const url = await beginUpload(mine, upload)
    await mine.patch(url, 0, Buffer.from('abc'))
    const again = await Promise.all([beginUpload(mine, upload), beginUpload(tusClient(two, me), upload)])
    expect(again).toEqual([url, url])
    expect((await mine.begin(upload)).headers['upload-offset']).toBe('3')
    const other = await newMember(app, [courseId])
    expect((await tusClient(app, other).begin(upload)).statusCode).toBe(409)
    expect((await mine.begin({ ...upload, id: 'x' })).statusCode).toBe(400)
  })

  test('counts a part once that two instances receive concurrently', async () => {
    const url = await begin(6)
    const there = tusClient(two, me)
    const before = await stored()
    const answers = await Promise.all([mine, there, mine, there].map((client) => client.patch(url, 0, 'abc')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409])
    expect(await stored()).toBe(before + 1)
    expect((await mine.head(url)).headers['upload-offset']).toBe('3')
  })

  test('is finished on the next request if the server stopped before', async () => {
    const url = await begin(6)
    await mine.patch(url, 0, 'abc')
    const part = await app.deps.files.put(Readable.from([Buffer.from('def')]))
    await app.db.insert(uploadParts).values({ uploadId: idOf(url), startByte: 3, storedId: part.id, bytes: 3 })
    await app.db
      .update(uploads)
      .set({ received: 6 })
      .where(eq(uploads.id, idOf(url)))
    const answers = await Promise.all([mine.head(url), tusClient(two, me).head(url), mine.head(url)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await fileOf(url)).toMatchObject({ bytes: 6 })
    const file = await submitted(url)
    expect((await app.app.inject(file.url)).body).toBe('abcdef')
  })

  test('can be deleted, unfinished or finished, with all its data', async () => {
    const before = await stored()
    const half = await begin(6)
    await mine.patch(half, 0, 'abc')
    const whole = `/uploads/${await uploadFile(app, me, stepId, { name: 'b.txt', content: 'b' })}`
    for (const url of [half, whole]) {
      expect((await mine.remove(url)).statusCode).toBe(204)
      expect((await mine.head(url)).statusCode).toBe(404)
      expect((await mine.remove(url)).statusCode).toBe(404)
    }
    expect(await stored()).toBe(before)
    expect(await app.db.$count(files, eq(files.ownerId, me.id))).toBe(0)
  })

  test('is removed after a day without a new part', async () => {
    const [old, young] = [await begin(6), await begin(6, 'young.txt')]
    const whole = await fileOf(`/uploads/${await uploadFile(app, me, stepId, { name: 'whole.txt', content: 'w' })}`)
    await mine.patch(old, 0, 'abc')
    const noon = new Date(Date.now() + dayMs)
    app.deps.clock = () => noon
    await mine.patch(young, 0, 'abc')
    const [part] = await app.db
      .select()
      .from(uploadParts)
      .where(eq(uploadParts.uploadId, idOf(old)))
    await removeExpiredUploads(app.db, app.deps, new Date(Date.now() + 3_600_000))
    app.deps.clock = () => new Date()
    expect([(await mine.head(old)).statusCode, (await mine.head(young)).statusCode]).toEqual([404, 200])
    const draft = await app.call(me, getDraft, { params: { stepId: stepId } })
    expect(draft.body.data.uploads).toMatchObject([{ path: 'young.txt' }])
    await expect(app.deps.files.open(part!.storedId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(app.deps.files.open(whole.id)).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('removes stored files without a row, and no others', async () => {
  const url = await begin(6)
  await mine.patch(url, 0, 'abc')
  const whole = await fileOf(`/uploads/${await uploadFile(app, me, stepId, { name: 'whole.txt', content: 'w' })}`)
  const left = await app.deps.files.put(Readable.from([Buffer.from('left by a server that was killed')]))
  await removeOrphanedFiles(app.db, app.deps, new Date(Date.now() - 3_600_000))
  ;(await app.deps.files.open(left.id)).destroy()
  await removeOrphanedFiles(app.db, app.deps, new Date(Date.now() + 3_600_000))
  await expect(app.deps.files.open(left.id)).rejects.toMatchObject({ code: 'not_found' })
  ;(await app.deps.files.open(whole.id)).destroy()
  expect((await mine.patch(url, 3, 'def')).statusCode).toBe(204)
  expect((await app.app.inject((await submitted(url)).url)).body).toBe('abcdef')
})

describe('the protocol', () => {
  test('is described in the OPTIONS response', async () => {
    expect(await app.app.inject({ method: 'OPTIONS', url: '/uploads' })).toMatchObject({
      statusCode: 204,
      headers: { 'tus-version': '1.0.0', 'tus-extension': 'creation,termination', 'tus-max-size': '26214400' },
    })
  })

  test('must have the supported version', async () => {
    for (const version of ['0.2.2', undefined]) {
      const answer = await mine.send('POST', '/uploads', { 'tus-resumable': version })
      expect(answer).toMatchObject({ statusCode: 412, headers: { 'tus-version': '1.0.0' } })
      expect(answer.json()).toMatchObject({ status: 0, code: 'invalid_input', requestId: expect.any(String) })
    }
  })

  test.each([
    ['no length', { 'upload-length': undefined }, { 'Upload-Length': 'Enter the number of bytes' }],
    ['no step', { 'upload-metadata': 'filename YQ==' }, { taskStepId: 'Enter a number' }],
  ])('rejects %s', async (_what, headers, fields) => {
    const given = { 'upload-length': '5', 'upload-metadata': metadata({ name: 'a', stepId }), ...headers }
    const answer = await mine.send('POST', '/uploads', given)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ status: 0, fields })
  })

  test('rejects a part with a wrong offset, type or length', async () => {
    const url = await begin(6)
    const part = { 'content-type': 'application/offset+octet-stream' }
    const tries: [number, Record<string, string>, string][] = [
      [400, part, 'abc'],
      [409, { ...part, 'upload-offset': '3' }, 'abc'],
      [415, { 'upload-offset': '0', 'content-type': 'application/json' }, '{}'],
      [413, { ...part, 'upload-offset': '0' }, 'abcdefg'],
    ]
    const before = await stored()
    for (const [status, headers, content] of tries) {
      const answer = await mine.send('PATCH', url, headers, content)
      expect([status, answer.json().status]).toEqual([answer.statusCode, 0])
    }
    expect(await stored()).toBe(before)
    expect((await mine.patch(url, 0, '')).headers['upload-offset']).toBe('0')
    expect((await mine.patch(url, 0, 'abcdef')).statusCode).toBe(204)
    expect((await mine.patch(url, 0, 'abcdef')).statusCode).toBe(409)
  })
})
