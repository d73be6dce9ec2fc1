import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import pg from 'pg'
import { recordEvent } from './record-event.ts'

// Load project-ledger.sql here, and outbox.sql of the step before, into the database of the webhook.
// The events come from `events()` in sandbox.mjs.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
after(() => pool.end())
const captured = { type: 'payment.captured', orderId: 'order-1', amountPaise: 64500, upiRef: '607312345678', createdAt: '2026-03-14T08:02:00+05:30' }
const counts = async () =>
  (await pool.query(`select (select coalesce(sum(paise), 0)::int from entries) as paise, (select count(*)::int from outbox) as tickets`)).rows[0]
beforeEach(async () => {
  await pool.query('alter table entries disable trigger entries_never_change; truncate entries, outbox; alter table entries enable trigger entries_never_change')
})

test('a payment that fits is one entry and one ticket', async () => {
  await recordEvent(pool, captured, 'authorized', 'captured')
  assert.deepEqual(await counts(), { paise: 64500, tickets: 1 })
})
test('a payment whose refund came first is an entry without a ticket', async () => {
  await recordEvent(pool, captured, 'refunded', 'refunded')
  assert.deepEqual(await counts(), { paise: 64500, tickets: 0 })
})
test('a wrong amount is in the ledger as it came, without a ticket', async () => {
  await recordEvent(pool, { ...captured, amountPaise: 100 }, 'created', 'mismatch')
  assert.deepEqual(await counts(), { paise: 100, tickets: 0 })
})
test('the same money can’t be entered twice', async () => {
  await recordEvent(pool, captured, 'created', 'captured')
  await assert.rejects(recordEvent(pool, captured, 'created', 'captured'), { code: '23505' })
  assert.deepEqual(await counts(), { paise: 64500, tickets: 1 })
})
test('other events are no money', async () => {
  await recordEvent(pool, { ...captured, type: 'payment.authorized' }, 'created', 'authorized')
  assert.deepEqual(await counts(), { paise: 0, tickets: 0 })
})
