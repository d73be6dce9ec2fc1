import { readFile, writeFile } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { sharedApp } from '#server/testing/test-app.ts'
import { storageError } from '../files/store.ts'
import { openDatabase } from './db.ts'
import { sql } from './orm.ts'

const app = await sharedApp()
const { token } = await app.newActor('learner')
const { findActor } = app.deps
afterEach(() => void (app.deps.findActor = findActor))

/** What a person reads if this happens while their request runs. */
async function answerTo(fail: () => Promise<unknown>) {
  app.deps.findActor = async () => {
    await fail()
    return null
  }
  const answer = await app.app.inject({ url: '/v1/user/me', headers: { authorization: `Bearer ${token}` } })
  return { http: answer.statusCode, retryAfter: answer.headers['retry-after'], ...answer.json() }
}

const saying = (http: number, code: string, words: string, retryAfter: string) => ({
  http,
  code,
  message: expect.stringContaining(words),
  retryAfter,
})
const noDatabase = saying(503, 'unreachable', 'can’t reach our database', '5')
const busy = saying(503, 'unreachable', 'very busy', '3')
const slow = saying(504, 'too_slow', 'taking too long', '5')
const unwritable = saying(507, 'cannot_save', 'can’t save anything', '60')
const bug = { http: 500, code: 'unexpected', message: expect.stringContaining('Something went wrong') }

test.each([
  ['the server is stopping', '57P01', noDatabase],
  ['the server is starting', '57P03', noDatabase],
  ['the connection failed', '08006', noDatabase],
  ['too many connections', '53300', busy],
  ['out of memory', '53200', busy],
  ['the disk is full', '53100', unwritable],
  ['the server only reads', '25006', unwritable],
  ['a lock was not free in time', '55P03', slow],
  ['a wrong statement', '42703', bug],
])('%s (%s)', async (_what, code, expected) => {
  const raise = sql.raw(`do $$ begin raise exception 'it happened' using errcode = '${code}'; end $$`)
  expect(await answerTo(() => app.db.execute(raise))).toMatchObject(expected)
})

test('a statement that takes too long', async () => {
  const fail = () =>
    app.db.transaction(async (db) => {
      await db.execute(sql`set local statement_timeout = 20`)
      await db.execute(sql`select pg_sleep(60)`)
    })
  expect(await answerTo(fail)).toMatchObject(slow)
})

test('no free connection is being busy, no server is a lost database', async () => {
  const { db, pool, close } = openDatabase({ ...app.connection, max: 1, connectionTimeoutMillis: 300 }, () => {})
  const taken = await pool.connect()
  expect(await answerTo(() => db.execute(sql`select 1`))).toMatchObject(busy)
  taken.release()
  await close()
  const gone = openDatabase({ host: '/no/such/folder', database: 'academy' }, () => {})
  expect(await answerTo(() => gone.db.execute(sql`select 1`))).toMatchObject(noDatabase)
  expect(await answerTo(() => gone.db.transaction(async () => {}))).toMatchObject(noDatabase)
  await gone.close()
})

test('what happens to files has nothing to do with the database', async () => {
  expect(await answerTo(() => readFile('/no/such/file'))).toMatchObject(bug)
  // Every write to this device finds the disk full.
  const full = await writeFile('/dev/full', 'x').catch((error: unknown) => error)
  expect(await answerTo(() => Promise.reject(full))).toMatchObject(unwritable)
  const filesOnly = { message: expect.stringContaining('can’t save files') }
  expect(await answerTo(() => Promise.reject(storageError(full, true)))).toMatchObject({ ...unwritable, ...filesOnly })
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect(await answerTo(() => Promise.reject(aborted))).toMatchObject(bug)
})
