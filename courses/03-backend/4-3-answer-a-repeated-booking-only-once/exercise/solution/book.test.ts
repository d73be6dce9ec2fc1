import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, beforeEach, test } from 'node:test'
import pg from 'pg'
import { book } from './book.ts'
import { once } from './once.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
beforeEach(async () => {
  await pool.query(read('../../bookings.sql'))
  await pool.query(read('idempotency.sql'))
})
after(() => pool.end())
const request = { trainId: 2, passenger: 'Lakshmi Nair', farePaise: 64500 }
const count = async () => (await pool.query('select count(*)::int as n from bookings')).rows[0].n

test('two requests in the same moment get the same response and make one booking', async () => {
  for (let i = 0; i < 20; i++) {
    await pool.query(read('../../bookings.sql'))
    await pool.query(read('idempotency.sql'))
    const [a, b] = await Promise.all([book(pool, 1, 'key-12345', request), book(pool, 1, 'key-12345', request)])
    assert.equal(a.status, 201)
    assert.equal(JSON.stringify(a), JSON.stringify(b))
    assert.equal(await count(), 1)
  }
})
test('the order of the keys in the request does not matter', async () => {
  const a = await book(pool, 1, 'key-12345', request)
  const b = await book(pool, 1, 'key-12345', { farePaise: 64500, passenger: 'Lakshmi Nair', trainId: 2 })
  assert.deepEqual(a, b)
})
test('a new key is a new booking', async () => {
  await book(pool, 1, 'key-12345', request)
  await book(pool, 1, 'key-67890', request)
  assert.equal(await count(), 2)
})
test('the same key with another request is refused', async () => {
  await book(pool, 1, 'key-12345', request)
  assert.equal((await book(pool, 1, 'key-12345', { ...request, passenger: 'Imran Ali' })).status, 422)
  assert.equal(await count(), 1)
})
test('keys of two people do not meet', async () => {
  const a = await book(pool, 1, 'key-12345', request)
  const b = await book(pool, 2, 'key-12345', request)
  assert.notDeepEqual(a.body, b.body)
})
test('"sold out" is remembered too', async () => {
  for (const n of [1, 2, 3]) await book(pool, n, 'key-12345', request)
  assert.equal((await book(pool, 4, 'key-12345', request)).status, 409)
  await pool.query(`delete from bookings; update berths_left set sold = false`)
  assert.equal((await book(pool, 4, 'key-12345', request)).status, 409)
})
test('a crash in the middle leaves nothing, and the repetition works', async () => {
  const crash = once(pool, 1, 'key-12345', request, async (client) => {
    await client.query(`update berths_left set sold = true where label = 'B2-1'`)
    throw new Error('the power went off')
  })
  await assert.rejects(crash, /power/)
  const reply = await book(pool, 1, 'key-12345', request)
  assert.equal((reply.body as any).label, 'B2-1')
})

test('the project of the week: fifty people race for three berths, and each sends the request three times', { timeout: 120_000 }, async () => {
  for (let round = 0; round < 20; round++) {
    await pool.query(read('../../bookings.sql'))
    await pool.query(read('idempotency.sql'))
    const told = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const replies = await Promise.all([1, 2, 3].map(() => book(pool, n + 1, `storm-key-${n + 1}`, request)))
        return { person: n + 1, replies: replies.map((reply) => JSON.stringify(reply)), first: replies[0] }
      }),
    )
    for (const { person, replies } of told) assert.equal(new Set(replies).size, 1, `person ${person} got different replies`)
    const winners = told.filter(({ first }) => first.status === 201)
    assert.equal(winners.length, 3)
    assert.deepEqual(new Set(told.map(({ first }) => first.status)), new Set([201, 409]))
    const promised = winners.map(({ person, first }) => `${(first.body as { label: string }).label} ${person}`).sort()
    const { rows } = await pool.query('select label, person_id from bookings order by label')
    assert.deepEqual(rows.map(({ label, person_id }) => `${label} ${person_id}`), promised)
  }
})
