import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, beforeEach, test } from 'node:test'
import pg from 'pg'
import { bookBerth, holdBerth } from './hold.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
beforeEach(async () => {
  await pool.query(read('../../seats.sql'))
  await pool.query(read('one-hold-per-person.sql'))
})
after(() => pool.end())
const expire = () => pool.query(`update seats set held_until = now() - interval '1 second' where held_by is not null`)

test('holds a berth for ten minutes', async () => {
  const hold = await holdBerth(pool, 2, 1)
  assert.equal(hold?.label, 'B2-1')
  assert.ok(Math.abs(hold.heldUntil.getTime() - Date.now() - 600_000) < 5_000)
})

test('gives two people in the same moment two berths', async () => {
  const [a, b] = await Promise.all([holdBerth(pool, 2, 1), holdBerth(pool, 2, 2)])
  assert.notEqual(a!.label, b!.label)
})

test('gives a person who clicks five times one berth, and does not extend the time', async () => {
  const holds = await Promise.all([1, 2, 3, 4, 5].map(() => holdBerth(pool, 1, 7)))
  assert.equal(new Set(holds.map((h) => h!.label)).size, 1)
  assert.equal(new Set(holds.map((h) => h!.heldUntil.getTime())).size, 1)
})

test('returns null when everything is held, and a berth again after the holds have expired', async () => {
  for (const person of [1, 2, 3]) assert.ok(await holdBerth(pool, 2, person))
  assert.equal(await holdBerth(pool, 2, 4), null)
  await expire()
  assert.equal((await holdBerth(pool, 2, 4))!.label, 'B2-1')
})

test('books only with a hold that is still valid and your own', async () => {
  const hold = (await holdBerth(pool, 2, 1))!
  assert.equal(await bookBerth(pool, hold.seatId, 2), false)
  await expire()
  assert.equal(await bookBerth(pool, hold.seatId, 1), false)
  const again = (await holdBerth(pool, 2, 1))!
  assert.equal(again.seatId, hold.seatId)
  assert.equal(await bookBerth(pool, again.seatId, 1), true)
  assert.equal(await bookBerth(pool, again.seatId, 1), false)
})
