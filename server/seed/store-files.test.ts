import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openFileStore } from '#server/kit/files/file-store.ts'
import { startObjectStore } from '#server/testing/object-store.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { storeFiles } from './store-files.ts'

const app = await sharedApp()
const bucket = await startObjectStore()
afterAll(bucket.close)
const store = openFileStore({ dataDir: '', objectStore: bucket.place })
const files = ['one', 'two', 'three'].map((name) => ({ name, content: Buffer.from(name), ownerId: null }))
const quickly = { attempts: 3, delayMs: 1 }

test('tries again while the object store refuses', async () => {
  // The client of the store tries each twice.
  let refused = 0
  bucket.faults.at = ({ method }) => method === 'PUT' && (refused += 1) <= 8
  const ids = await storeFiles(app.db, store, files, quickly)
  expect(refused).toBeGreaterThan(8)
  expect(await Promise.all(ids.map(async (id) => text(await store.open(id))))).toEqual(['one', 'two', 'three'])
})

test('names the cause in one sentence if the object store never accepts them', async () => {
  bucket.faults.at = ({ method }) => method === 'PUT'
  const failed = storeFiles(app.db, store, files, quickly)
  await expect(failed).rejects.toMatchObject({ name: 'StartupError', message: expect.stringContaining('SlowDown') })
})
