import assert from 'node:assert/strict'
import { test } from 'node:test'
import { message } from '../provider.js'
import { createApp } from '../src/app.js'
import { emptyDatabase } from './database.js'

/** The seat finder with an empty database, and what a person and the provider do with it. */
async function start() {
  const db = await emptyDatabase()
  const app = await createApp({ db })
  const call = async (person, method, url, payload, headers = {}) => {
    const authorization = `Bearer token-${person}`
    const { statusCode, body } = await app.inject({ method, url, payload, headers: { authorization, ...headers } })
    return { status: statusCode, body: JSON.parse(body || 'null') }
  }
  const deliver = async (...event) => {
    const { body, signature } = message(...event)
    const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signature }
    return (await app.inject({ method: 'POST', url: '/webhooks/payments', payload: body, headers })).statusCode
  }
  return { db, call, deliver }
}

test('a person holds a berth', async () => {
  const { call } = await start()
  assert.equal((await call(1, 'POST', '/v1/holds', { journeyId: 1 })).body.label, 'S1-31')
})

/** A booking of person 1 that waits for its money. */
async function booked() {
  const tools = await start()
  const hold = await tools.call(1, 'POST', '/v1/holds', { journeyId: 1 })
  const other = { holdId: hold.body.holdId, passenger: 'Eve' }
  const stolen = await tools.call(2, 'POST', '/v1/bookings', other, { 'idempotency-key': 'key-of-two' })
  assert.equal(stolen.status, 404)
  const wish = { holdId: hold.body.holdId, passenger: 'Asha Rao' }
  const book = (person = 1, key = 'first-key', body = wish) =>
    tools.call(person, 'POST', '/v1/bookings', body, { 'idempotency-key': key })
  const { body } = await book()
  const paid = (amount = 64500, more = {}) => tools.deliver('payment.captured', body.orderId, amount, more)
  const booking = async () => (await tools.call(1, 'GET', `/v1/bookings/${body.bookingId}`)).body
  const rows = async (sql) => (await tools.db.query(sql)).rows
  return { ...tools, wish, book, paid, booking, rows, id: body.bookingId }
}

test('a hold becomes one booking of the same person', async () => {
  const { wish, book, rows } = await booked()
  assert.equal((await book(1, 'other-key')).status, 404)
  assert.equal((await book(1, 'first-key')).status, 201)
  assert.equal((await book(1, 'first-key', { ...wish, passenger: 'Bilal' })).status, 422)
  assert.equal((await rows('select from bookings')).length, 1)
})

test('money that comes twice is counted once, and sends one ticket', async () => {
  const { paid, booking, rows } = await booked()
  assert.deepEqual([await paid(), await paid()], [200, 200])
  assert.deepEqual(
    [(await booking()).status, (await booking()).paidPaise, await rows('select kind from outbox')],
    ['confirmed', 64500, [{ kind: 'ticket' }]],
  )
})

test('a forged or old message changes nothing', async () => {
  const { paid, booking } = await booked()
  assert.deepEqual([await paid(64500, { secret: 'a wrong guess' }), await paid(64500, { age: 400 })], [401, 401])
  assert.equal((await booking()).status, 'awaiting_payment')
})

test('too little money is in the books, and buys no berth', async () => {
  const { paid, booking } = await booked()
  await paid(100)
  assert.deepEqual([(await booking()).status, (await booking()).paidPaise], ['problem', 100])
})

test('late money doesn’t take the berth that somebody else holds by now', async () => {
  const { call, db, paid, booking, rows } = await booked()
  await db.query("update seats set held_until = now() - interval '1 second' where held_by = 1")
  await call(2, 'POST', '/v1/holds', { journeyId: 1 })
  await paid()
  assert.deepEqual([(await booking()).status, await rows('select from seats where booked_by is not null')], ['problem', []])
})

test('a cancellation refunds once, and frees the berth', async () => {
  const { call, id, paid, booking, rows } = await booked()
  await paid()
  assert.equal((await call(2, 'DELETE', `/v1/bookings/${id}`)).status, 404)
  assert.equal((await booking()).status, 'confirmed')
  await call(1, 'DELETE', `/v1/bookings/${id}`)
  await call(1, 'DELETE', `/v1/bookings/${id}`)
  assert.equal((await booking()).refundedPaise, 64500)
  assert.equal((await rows("select from entries where kind = 'refund'")).length, 1)
  assert.equal((await call(3, 'POST', '/v1/holds', { journeyId: 1 })).body.label, 'S1-31')
})
