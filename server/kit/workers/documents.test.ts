import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openFileStore } from '#server/kit/files/file-store.ts'
import { startObjectStore } from '#server/testing/object-store.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { drawTask, spinTask, storeTask, threadTask } from '#server/testing/worker-tasks.ts'
import { createWorkers } from './documents.ts'

const app = await sharedApp()
const { workers } = app.deps

test('answers the same content with the same bytes, made once, also while it is being made', async () => {
  const before = workers.runs()
  const [one, other] = await Promise.all([1, 2].map(() => workers.render(drawTask, [{ text: 'a resume' }])))
  expect(one).toBeInstanceOf(Buffer)
  expect(one!.toString()).toMatch(/^a resume \d+$/)
  expect(other).toBe(one)
  expect(await workers.render(drawTask, [{ text: 'a resume' }])).toBe(one)
  expect(workers.runs()).toBe(before + 1)
  expect(await workers.render(drawTask, [{ text: 'another' }])).not.toEqual(one)
  expect(workers.runs()).toBe(before + 2)
})

test('serves requests while a thread works on something endless, and ends that', async () => {
  const strict = createWorkers({ size: 1, timeoutMs: 120_000, maxWaitMs: 120_000 })
  const endless = strict.run(spinTask, [], { timeoutMs: 1_000 }).catch((error: unknown) => error)
  expect((await app.app.inject('/healthz')).statusCode).toBe(200)
  expect(strict.size()).toBe(1)
  expect(await endless).toMatchObject({ code: 'too_large' })
  expect(await strict.run(threadTask, [])).toBeGreaterThan(0)
  await strict.close()
})

test('stores a file in a process while the server stores another', async () => {
  const { files } = app.deps
  let finish = () => {}
  const source = (async function* () {
    yield Buffer.from('slowly')
    await new Promise<void>((resolve) => (finish = resolve))
  })()
  const storing = files.put(Readable.from(source))
  const ofProcess = await workers.runApart(storeTask, ['quickly'])
  finish()
  expect(await text(await files.open((await storing).id))).toBe('slowly')
  expect(await text(await files.open(ofProcess))).toBe('quickly')
})

test('stores a file in an object store from a process', async () => {
  const bucket = await startObjectStore()
  const store = { objectStore: bucket.place, dataDir: app.deps.env.dataDir }
  const apart = createWorkers({ timeoutMs: 120_000, maxWaitMs: 120_000 }, { connection: {}, store })
  const id = await apart.runApart(storeTask, ['far away'])
  expect(await text(await openFileStore(store).open(id))).toBe('far away')
  expect(bucket.objects.size).toBe(1)
  await apart.close()
  bucket.close()
})
