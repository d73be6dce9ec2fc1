import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'

test('two refunds of the same payment at once: one succeeds', async () => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
  const refund = (ref: string) =>
    pool.query(`insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ($1, 'B-10001', 'refund', -15000, now(), '607390496040')`, [ref])
  const outcomes = await Promise.allSettled([refund('607300000011'), refund('607300000012')])
  assert.deepEqual(outcomes.map((o) => o.status).sort(), ['fulfilled', 'rejected'])
  assert.match((outcomes.find((o) => o.status === 'rejected') as PromiseRejectedResult).reason.message, /exceeds what is left.*7000 paise/)
  await pool.end()
})
