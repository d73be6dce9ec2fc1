import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, beforeEach, test } from 'node:test'
import pg from 'pg'
import { events, sign } from '../../sandbox.mjs'
import { handleWebhook } from './webhook.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 })
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
beforeEach(async () => {
  await pool.query(read('../../payments.sql'))
  await pool.query(read('events.sql'))
})
after(() => pool.end())

const secret = 'practice-secret'
type Sending = { key?: string; at?: number; now?: number }
const send = (event: object, { key = secret, at = 1_773_455_000, now = at }: Sending = {}) => {
  const body = JSON.stringify(event, null, 1)
  return handleWebhook(pool, secret, sign(key, body, at), Buffer.from(body), now)
}
const payment = async () => (await pool.query(`select state, upi_ref from payments where order_id = 'order-1'`)).rows[0]
const [authorized, captured, refunded] = events()

test('moves an order from created to captured', async () => {
  assert.equal((await send(authorized)).outcome, 'authorized')
  assert.equal((await send(captured)).outcome, 'captured')
  assert.deepEqual(await payment(), { state: 'captured', upi_ref: '607312345678' })
})

test('signature: refuses a wrong secret, a changed body, an old recording and no signature', async () => {
  assert.equal((await send(captured, { key: 'a wrong guess' })).status, 401)
  assert.equal((await send(captured, { now: 1_773_455_000 + 301 })).status, 401)
  const body = JSON.stringify(captured)
  const changed = Buffer.from(body.replace('64500', '1'))
  assert.equal((await handleWebhook(pool, secret, sign(secret, body, 100), changed, 100)).status, 401)
  assert.equal((await handleWebhook(pool, secret, undefined, changed, 100)).status, 401)
  assert.equal((await payment()).state, 'created')
})

test('repeats: five copies at once have one effect and all get 200', async () => {
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => send(captured)))
  assert.deepEqual(replies.map((r) => r.status), [200, 200, 200, 200, 200])
  assert.equal(replies.filter((r) => r.outcome === 'repeated').length, 4)
  assert.equal((await pool.query('select count(*)::int as n from payment_events')).rows[0].n, 1)
})

test('order: every order of arrival ends in the same state', async () => {
  const all = [authorized, captured, refunded]
  for (const [a, b, c] of [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]) {
    await pool.query(`delete from payment_events; update payments set state = 'created', upi_ref = null`)
    for (const i of [a, b, c]) assert.equal((await send(all[i])).status, 200)
    assert.deepEqual(await payment(), { state: 'refunded', upi_ref: '607312345678' })
  }
})

test('a captured amount that differs from the order waits for a person', async () => {
  await send({ ...captured, amountPaise: 1 })
  assert.equal((await payment()).state, 'mismatch')
})

test('an unknown order is a 404, an unknown type is stored and ignored', async () => {
  assert.equal((await send({ ...captured, orderId: 'order-9' })).status, 404)
  assert.deepEqual(await send({ ...captured, id: 'evt-x', type: 'payment.disputed' }), { status: 200, outcome: 'created' })
})
