import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './db.ts'
import { sql } from './orm.ts'

const onError = vi.fn<(error: Error) => void>()
const database = openDatabase({ ...inject('postgres'), max: 3 }, onError)
afterAll(database.close)

const answers = async () => (await database.db.execute<{ one: number }>(sql`select 1 as one`)).rows[0]?.one

test('releases the client if a transaction cannot begin', async () => {
  for (let time = 0; time < 10; time++) {
    const wrong = database.db.transaction(async () => null, { isolationLevel: 'no such level' as 'serializable' })
    await expect(wrong).rejects.toThrow('begin')
  }
  expect(await answers()).toBe(1)
  expect(database.pool.waitingCount).toBe(0)
})

test('survives a connection that dies during a transaction', async () => {
  const broken = database.db.transaction(async (db) => {
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  })
  await expect(broken).rejects.toThrow('Failed query')
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0)
  expect(await answers()).toBe(1)
})

test('rolls back a failed transaction', async () => {
  const { db } = database
  const failed = db.transaction(async (db) => {
    await db.execute(sql`create table never_there (n integer)`)
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  await expect(db.execute(sql`select * from never_there`)).rejects.toThrow('never_there')
})

test('sends the first statement of a transaction without waiting for begin', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  await database.db.transaction(async (db) => {
    const begin = query.mock.results[0]!.value as Promise<unknown>
    expect(await Promise.race([begin, Promise.resolve('not answered')])).toBe('not answered')
    await db.execute(sql`select 1`)
  })
})

test('rolls back all statements that were sent together if one fails', async () => {
  const { db } = database
  const failed = db.transaction((db) =>
    Promise.all([
      db.execute(sql`create table half_done (n integer)`),
      db.execute(sql`select 1 / 0`),
      db.execute(sql`insert into half_done values (1)`),
    ]),
  )
  await expect(failed).rejects.toMatchObject({ cause: { message: 'division by zero' } })
  await expect(db.execute(sql`select * from half_done`)).rejects.toThrow('half_done')
  expect(await answers()).toBe(1)
})
