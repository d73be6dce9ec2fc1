import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { commitWith, type Db, longTransaction, openDatabase, readTogether } from './db.ts'
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

/** A table of this test, and the numbers in it. */
async function newNumbers(table: string) {
  const { db } = database
  await db.execute(sql.raw(`create table ${table} (n integer check (n < 10))`))
  onTestFinished(async () => void (await db.execute(sql.raw(`drop table ${table}`))))
  const read = async () => (await db.execute<{ n: number }>(sql.raw(`select n from ${table} order by n`))).rows
  const insertion = preparedSql(`insert into ${table}`, `insert into ${table} values ($1)`)
  return { insert: (db: Db, n: number) => insertion(db)([n]), read }
}

test('sends the commit without waiting for the last statement', async () => {
  const { insert, read } = await newNumbers('sent_together')
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await database.db.transaction(async (db) => {
    await insert(db, 1)
    const stored = commitWith(db, () => insert(db, 2))
    expect(query.mock.lastCall![0]).toBe('commit')
    await stored
    await expect(insert(db, 3)).rejects.toThrow('already committed')
  })
  query.mockRestore()
  expect(await read()).toEqual([{ n: 1 }, { n: 2 }])
})

test('rolls back if the statement that is sent with the commit fails', async () => {
  const { insert, read } = await newNumbers('not_committed')
  const failed = database.db.transaction(async (db) => {
    await insert(db, 1)
    await commitWith(db, () => insert(db, 10))
  })
  await expect(failed).rejects.toThrow('check')
  expect(await read()).toEqual([])
  expect(await answers()).toBe(1)
})

test('does not commit a part of a transaction, or before its last statement', async () => {
  const { insert, read } = await newNumbers('outer_decides')
  const failed = database.db.transaction(async (db) => {
    await db.transaction((db) => commitWith(db, () => insert(db, 1)))
    await commitWith(db, async () => {
      await Promise.resolve()
      await insert(db, 2)
    })
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await read()).toEqual([])
})

test('reads together on one connection, also within a transaction', async () => {
  const pid = sql`select pg_backend_pid() as pid`
  const pids = (db: Db) =>
    readTogether(db, async (db) => {
      const all = await Promise.all([1, 2, 3].map(() => db.execute<{ pid: number }>(pid)))
      return new Set(all.map(({ rows }) => rows[0]!.pid)).size
    })
  expect([await pids(database.db), await database.db.transaction(pids)]).toEqual([1, 1])
  await expect(readTogether(database.db, (db) => db.execute(sql`select 1 / 0`))).rejects.toThrow('Failed query')
  expect([await answers(), database.pool.waitingCount]).toEqual([1, 0])
})

test('gives the statements of a long transaction more time, and only those', async () => {
  const hurried = openDatabase({ ...inject('postgres'), max: 1, statement_timeout: 100, query_timeout: 150 }, onError)
  onTestFinished(hurried.close)
  const slow = sql`select pg_sleep(0.3)`
  const { insert, read } = await newNumbers('slow_numbers')
  await longTransaction(hurried.db, 20, async (db) => {
    await db.execute(slow)
    await commitWith(db, () => insert(db, 1))
  })
  await expect(hurried.db.execute(slow)).rejects.toThrow('Failed query')
  expect(await read()).toEqual([{ n: 1 }])
})
