import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { migrate } from './migrate.ts'

const base = new URL(process.env.DATABASE_URL!)
const folder = new URL('migrations/', import.meta.url)

test('three servers that start together apply each migration once, and double bookings fail', async () => {
  const admin = new pg.Client({ connectionString: base.href })
  await admin.connect()
  await admin.query('drop database if exists migrate_test')
  await admin.query('create database migrate_test')
  const url = new URL(base)
  url.pathname = '/migrate_test'
  const results = await Promise.all([1, 2, 3].map(() => migrate(url.href, folder)))
  assert.deepEqual(results.flat().sort(), ['001-schema.sql', '002-sample-data.sql', '003-no-double-bookings.sql'])
  assert.equal(results.filter((r) => r.length === 3).length, 1)

  const pool = new pg.Pool({ connectionString: url.href })
  const book = (from: number, to: number) =>
    pool.query(
      `insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise)
       values (1, '90101', 'S1', 32, $1, $2, 'Test', 30, 100)`,
      [from, to],
    )
  const outcomes = await Promise.allSettled([book(1, 3), book(2, 4)])
  const failed = outcomes.filter((o) => o.status === 'rejected')
  assert.equal(failed.length, 1)
  assert.equal((failed[0] as PromiseRejectedResult).reason.code, '23P01')
  await pool.end()
  await admin.query('drop database migrate_test')
  await admin.end()
})
