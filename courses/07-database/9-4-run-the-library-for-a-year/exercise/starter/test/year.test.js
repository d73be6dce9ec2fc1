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
