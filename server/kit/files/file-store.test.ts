import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathsIn } from '#server/testing/backups.ts'
import { startObjectStore } from '#server/testing/object-store.ts'
import { isFull } from '#server/testing/scale.ts'
import { type FileStore, openFileStore } from './file-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'academy-files-'))
const bucket = await startObjectStore()
afterAll(bucket.close)

const onDisk = async () => (await pathsIn(folder)).map((path) => basename(path))
const inBucket = async () => [...bucket.objects.keys(), ...bucket.uploads.keys()]

/** To test a real store, set S3_TEST_ENDPOINT, S3_TEST_BUCKET, S3_TEST_KEY and S3_TEST_SECRET. */
const { S3_TEST_ENDPOINT: endpoint, S3_TEST_BUCKET = '', S3_TEST_KEY = '', S3_TEST_SECRET = '' } = process.env
const real = endpoint && {
  endpoint,
  bucket: S3_TEST_BUCKET,
  region: 'us-east-1',
  keyId: S3_TEST_KEY,
  secretKey: S3_TEST_SECRET,
}
const stores = [
  { name: 'the disk', objectStore: null, stored: onDisk },
  { name: 'an object store', objectStore: bucket.place, stored: inBucket },
  ...(real ? [{ name: 'a real object store', objectStore: real, stored: null }] : []),
]

describe.each(stores)('files in $name', ({ objectStore, stored }) => {
  let store: FileStore
  beforeAll(async () => {
    store = openFileStore({ dataDir: folder, objectStore })
    await store.ready()
  })

  test.each([0, 1, 200_000, 12_000_000])('stores and reads %d bytes', async (size) => {
    const content = Buffer.alloc(size, 'Kaushal ')
    const stored = await store.put(Readable.from([content.subarray(0, 7), content.subarray(7)]))
    expect(stored).toMatchObject({ bytes: size, sha256: createHash('sha256').update(content).digest() })
    expect((await buffer(await store.open(stored.id))).equals(content)).toBe(true)
    await store.remove(stored.id)
  })

  test('reads a range of a file', async () => {
    const { id } = await store.put(Readable.from([Buffer.from('0123456789')]))
    expect(await text(await store.open(id, { start: 2, end: 4 }))).toBe('234')
    expect(await text(await store.open(id, { start: 9, end: 9 }))).toBe('9')
    await store.remove(id)
  })

  test('removes a file, also twice', async () => {
    const { id } = await store.put(Readable.from([Buffer.from('for a moment')]))
    await store.remove(id)
    await store.remove(id)
    await expect(store.open(id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('lists files by age', async () => {
    const puts = Array.from({ length: 5 }, () => store.put(Readable.from([Buffer.from('one of five')])))
    const ids = (await Promise.all(puts)).map(({ id }) => id)
    const listed = async (time: Date) => {
      const pages = []
      for await (const page of store.listOlderThan(time)) pages.push(page)
      return pages.flat()
    }
    expect(await listed(new Date(Date.now() - 3_600_000))).toEqual([])
    expect(await listed(new Date(Date.now() + 3_600_000))).toEqual(expect.arrayContaining(ids))
    await Promise.all(ids.map((id) => store.remove(id)))
    expect(await listed(new Date(Date.now() + 3_600_000))).toEqual([])
  })

  test('rejects invalid ids', async () => {
    await expect(store.open('../../etc/passwd')).rejects.toMatchObject({ code: 'not_found' })
    await store.remove('../../etc/passwd')
  })

  test.each([1_000, 11_000_000])('stores nothing if the source fails after %d bytes', async (size) => {
    const before = await stored?.()
    await expect(store.put(Readable.from(cutAfter(size)))).rejects.toThrow('cut')
    expect(await stored?.()).toEqual(before)
  })

  test('stores nothing if the source is destroyed', async () => {
    const before = await stored?.()
    const content = new Readable({ read() {} })
    content.push('half a fi')
    const putting = store.put(content)
    setTimeout(() => content.destroy(), 20)
    await expect(putting).rejects.toThrow('Premature close')
    expect(await stored?.()).toEqual(before)
  })
})

async function* cutAfter(size: number) {
  for (let sent = 0; sent < size; sent += 1_000) yield Buffer.alloc(1_000, 1)
  throw new Error('cut')
}

describe('the disk', () => {
  test('removes unfinished files of killed processes at the next start', async () => {
    const dataDir = await mkdtemp(join(folder, 'restart-'))
    const store = openFileStore({ dataDir, objectStore: null })
    await store.ready()
    const unfinished = join(dataDir, 'files/unfinished')
    const names = ['4194304-dead-1', `${process.pid}-earlier-2`, `${process.ppid}-alive-3`]
    await Promise.all(names.map((name) => writeFile(join(unfinished, name), 'half')))
    await openFileStore({ dataDir, objectStore: null }).ready()
    expect(await readdir(unfinished)).toEqual([`${process.ppid}-alive-3`])
  })

  test('reports a data folder that cannot be written', async () => {
    const dataDir = join(folder, 'a-file')
    await writeFile(dataDir, 'not a folder')
    await expect(openFileStore({ dataDir, objectStore: null }).ready()).rejects.toThrow('ENOTDIR')
  })
})

describe('an object store', () => {
  test('rejects a wrong secret', async () => {
    const store = openFileStore({ dataDir: folder, objectStore: { ...bucket.place, secretKey: 'another' } })
    await expect(store.ready()).rejects.toMatchObject({ code: 'unreachable' })
    await expect(store.put(Readable.from(['text']))).rejects.toMatchObject({ code: 'cannot_save' })
  })

  test('fails within seconds if the store is unreachable', async () => {
    // Reserved for documentation, so nothing responds.
    const objectStore = { ...bucket.place, endpoint: 'http://192.0.2.1:9' }
    const store = openFileStore({ dataDir: folder, objectStore })
    const start = performance.now()
    await expect(store.put(Readable.from(['text']))).rejects.toMatchObject({ code: 'unreachable' })
    // Five seconds are promised; a busy machine has its time.
    expect(performance.now() - start).toBeLessThan(isFull ? 5_000 : 60_000)
  })

  test('does not retry after a timeout', async () => {
    const requests: string[] = []
    const silent = createServer((socket) => {
      socket.on('data', (sent) => void requests.push(...(sent.toString().match(/^(PUT|GET)/) ?? []).slice(1)))
      socket.on('error', () => {})
    })
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const store = openFileStore({ dataDir: folder, objectStore: { ...bucket.place, endpoint } })
    const attempts = [store.put(Readable.from(['text'])), store.open(randomUUID())]
    await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toMatchObject({ code: 'unreachable' })))
    expect(requests.toSorted()).toEqual(['GET', 'PUT'])
    silent.close()
  })

  test('retries an error once', async () => {
    const store = openFileStore({ dataDir: folder, objectStore: bucket.place })
    let times = 0
    bucket.faults.at = () => (times += 1) === 1
    const { id } = await store.put(Readable.from(['text']))
    bucket.faults.at = () => false
    expect(times).toBe(2)
    expect(await text(await store.open(id))).toBe('text')
    await store.remove(id)
  })

  test.each(['PUT', 'POST'])('removes the parts of a large file if %s fails', async (method) => {
    const store = openFileStore({ dataDir: folder, objectStore: bucket.place })
    bucket.faults.at = (call) => call.method === method && call.url.searchParams.has('uploadId')
    await expect(store.put(Readable.from(Array(11).fill(Buffer.alloc(1_000_000))))).rejects.toMatchObject({
      code: 'unreachable',
    })
    bucket.faults.at = () => false
    await expect.poll(inBucket).toEqual([])
  })
})
