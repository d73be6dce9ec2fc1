import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { openDatabase } from './kit/db/db.ts'
import { sql } from './kit/db/orm.ts'
import type { Deps } from './kit/deps.ts'
import { openFileStore } from './kit/files/file-store.ts'
import { temporaryFile } from './kit/http/health.ts'
import { createLog } from './kit/log.ts'
import { startObjectStore } from './testing/object-store.ts'
import { sharedApp } from './testing/test-app.ts'

const one = await sharedApp()
const two = await one.another()

test('shares the secret among instances', () => {
  expect(two.deps.secret).toBe(one.deps.secret)
})

async function newApp(deps: Deps, isStopping = () => false) {
  const app = await createApp({ deps, log: createLog({ logLevel: 'silent' }), web: null, isStopping })
  const ready = async () => {
    const answer = await app.inject('/readyz')
    return [answer.statusCode, answer.json().message]
  }
  return { app, ready, close: () => app.close() }
}

test('reports that it is stopping', async () => {
  let isStopping = false
  const { app, close } = await newApp(one.deps, () => isStopping)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect((await app.inject('/healthz')).headers.connection).toBe('keep-alive')
  isStopping = true
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  // The next request uses a new connection, perhaps to another instance.
  expect((await app.inject('/healthz')).headers.connection).toBe('close')
  expect((await app.inject('/nowhere')).headers.connection).toBe('close')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await close()
})

test('is not ready while the database only reads', async () => {
  const reading = openDatabase({ ...one.connection, options: '-c default_transaction_read_only=on' }, () => {})
  const { ready, close } = await newApp({ ...one.deps, db: reading.db })
  expect(await ready()).toEqual([503, 'The database can’t be written'])
  await Promise.all([close(), reading.close()])
})

test('the check of the database writes a temporary file, which a full disk refuses', async () => {
  const { rows } = await one.db.transaction(async (db) => {
    await db.execute(sql`set local work_mem = '64kB'`)
    return db.execute<{ 'QUERY PLAN': [{ Plan: object }] }>(
      sql`explain (analyze, buffers, format json) ${temporaryFile}`,
    )
  })
  const [{ Plan: plan }] = rows[0]!['QUERY PLAN']
  expect((plan as { 'Temp Written Blocks': number })['Temp Written Blocks']).toBeGreaterThan(0)
})

test('is not ready without its database', async () => {
  const gone = openDatabase({ ...one.connection, database: 'no_such_database' }, () => {})
  const { ready, close } = await newApp({ ...one.deps, db: gone.db })
  expect(await ready()).toEqual([503, 'No database'])
  await Promise.all([close(), gone.close()])
})

test('is not ready while files can’t be stored, on a disk or in an object store', async () => {
  const bucket = await startObjectStore()
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-ready-'))
  for (const objectStore of [null, bucket.place]) {
    const files = openFileStore({ dataDir, objectStore })
    await files.ready()
    const { ready, close } = await newApp({ ...one.deps, files })
    expect(await ready()).toEqual([200, 'OK'])
    await close()
    const later = await newApp({ ...one.deps, files })
    if (objectStore) bucket.faults.at = ({ method }) => method === 'POST'
    else await rm(join(dataDir, 'files/unfinished'), { recursive: true })
    expect(await later.ready()).toEqual([503, 'Files can’t be stored'])
    await later.close()
  }
  bucket.close()
})

test('shows metrics to this machine, and to others only with the token', async () => {
  const three = await one.another()
  const statusFor = async (headers: Record<string, string>, remoteAddress: string) =>
    (await three.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
  expect(await statusFor({}, '127.0.0.1')).toBe(200)
  expect(await statusFor({}, '203.0.113.9')).toBe(404)
  expect(await statusFor({ 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1')).toBe(404)
  expect(await statusFor({ authorization: 'Bearer guess' }, '203.0.113.9')).toBe(404)
  await three.close()
})
