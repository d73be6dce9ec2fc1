import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { createApp, readMigrations } from '../src/app.js'
import { load } from '../src/load.js'
import { migrate } from '../src/migrate.js'
import { emptyDatabase } from './database.js'

let db
let app
beforeEach(async () => {
  db = await emptyDatabase()
  app = await createApp({ db })
})
const rows = async (sql) => (await db.query(sql)).rows
const csv = (...lines) => ['line,accession_no,member_id,lent,returned', ...lines].join('\n')

test('a slip becomes a lending', async () => {
  assert.deepEqual(await load(db, csv('1,KL-1957-0007,2,06/01/2025,20/01/2025')), { loaded: 1, doubtful: 0 })
  assert.deepEqual(await rows('select copy_id, member_id, lent_on::text as day from lendings'), [
    { copy_id: 101, member_id: 2, day: '2025-01-06' },
  ])
})

test('migrations that have run don’t run again', async () => {
  assert.deepEqual(await migrate(db, await readMigrations()), [])
})

test('a migration that was changed after it ran is refused', async () => {
  const list = [{ name: '900-a.sql', sql: 'create table a (x integer)' }]
  assert.deepEqual(await migrate(db, list), ['900-a.sql'])
  await assert.rejects(migrate(db, [{ name: '900-a.sql', sql: 'create table a (y integer)' }]), /900-a\.sql/)
})

test('half a migration leaves nothing, and the next run tries it again', async () => {
  const broken = { name: '900-a.sql', sql: 'create table half (x integer); select 1 / 0' }
  await assert.rejects(migrate(db, [broken]))
  assert.deepEqual(await migrate(db, [{ ...broken, sql: 'create table half (x integer)' }]), ['900-a.sql'])
})

test('every line is loaded or doubted once, with its first problem', async () => {
  const lines = [
    '1,kl-1957-0007 ,2,06/01/2025,20/01/2025',
    '2,KL-2099-0001,99,2025-02-03,',
    '3,KL-1961-0015,99,2025-02-10,',
    '4,KL-1961-0015,5,31/02/2025,',
    '5,KL-1961-0015,5,03/03/2025,01/03/2025',
    '6,KL-1957-0007,2,2025-01-06,',
    '7,KL-1957-0007,3,2025-01-19,2025-01-30',
    '8,KL-1957-0007,3,20-01-2025,20-01-2025',
  ]
  assert.deepEqual(await load(db, csv(...lines)), { loaded: 2, doubtful: 6 })
  assert.deepEqual(
    (await rows('select line, problem from doubts order by line')).map(({ line, problem }) => `${line} ${problem}`),
    [
      '2 copy not known',
      '3 member not known',
      '4 date not readable',
      '5 returned before lent',
      '6 entered twice',
      '7 copy was out',
    ],
  )
  assert.deepEqual(await load(db, csv(...lines)), { loaded: 0, doubtful: 0 })
  assert.equal((await rows('select from lendings')).length, 2)
})

const post = async (url, payload) => {
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload })
  return { status: statusCode, ...JSON.parse(body) }
}

test('a copy is lent once at a time, and a late one costs 2 rupees a day, once', async () => {
  const wish = { accessionNo: 'KL-1971-0033', memberId: 1, day: '2025-10-01' }
  const { lendingId } = await post('/lendings', wish)
  assert.equal((await post('/lendings', { ...wish, memberId: 2 })).code, 'not_here')
  assert.equal((await post(`/lendings/${lendingId}/return`, { day: '2025-10-25' })).rupees, '6.00')
  assert.equal((await post(`/lendings/${lendingId}/return`, { day: '2025-11-25' })).code, 'not_open')
  assert.deepEqual(await rows('select rupees from entries'), [{ rupees: '6.00' }])
})

test('the report counts the year only, and keeps branches without lendings', async () => {
  await load(db, csv('1,KL-1957-0007,1,31/12/2024,01/02/2025', '2,KL-1957-0007,1,2025-02-01,2025-02-22'))
  const { branches } = (await app.inject({ method: 'GET', url: '/report' })).json()
  assert.deepEqual(branches, [
    { branch: 'Aluva', loans: 0, stillOut: 0, latePercent: null },
    { branch: 'Fort Kochi', loans: 1, stillOut: 0, latePercent: 0 },
    { branch: 'Kakkanad', loans: 0, stillOut: 0, latePercent: null },
  ])
})

test('the committee reads the report and no person', async () => {
  await db.query('set role committee')
  try {
    assert.equal((await rows('select branch from branch_report')).length, 3)
    await assert.rejects(rows('select name from members'))
  } finally {
    await db.query('reset role')
  }
})
