import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { longTransaction, openDatabase } from './db.ts'
import { sql } from './orm.ts'
import { preparedSql } from './prepared.ts'

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

test('gives the statements of a long transaction more time, and only those', async () => {
  const hurried = openDatabase({ ...inject('postgres'), max: 1, statement_timeout: 100, query_timeout: 150 }, onError)
  onTestFinished(hurried.close)
  const slow = sql`select pg_sleep(0.3)`
  const [row] = await longTransaction(hurried.db, 20, async (db) => {
    await db.execute(slow)
    return (await db.execute<{ one: number }>(sql`select 1 as one`)).rows
  })
  expect(row).toEqual({ one: 1 })
  expect(
    await database.db.transaction((db) => longTransaction(db, 20, async (inner) => inner.$client === db.$client)),
  ).toBe(true)
  await expect(hurried.db.execute(slow)).rejects.toThrow('Failed query')
})

test('undoes only the inner part of a transaction if that fails', async () => {
  const { db } = database
  await db.execute(sql`create table numbers (n integer)`)
  onTestFinished(async () => void (await db.execute(sql`drop table numbers`)))
  const insertion = preparedSql('insert_number', 'insert into numbers values ($1)')
  await db.transaction(async (db) => {
    await insertion(db)([1])
    const inner = db.transaction(async (db) => {
      await insertion(db)([2])
      throw new Error('changed my mind')
    })
    await expect(inner).rejects.toThrow('changed my mind')
    await db.transaction((db) => insertion(db)([3]))
  })
  expect((await db.execute(sql`select n from numbers order by n`)).rows).toEqual([{ n: 1 }, { n: 3 }])
})
