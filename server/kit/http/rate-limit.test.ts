import { describe, expect, test } from 'vitest'
import { sharedApp } from '#server/testing/test-app.ts'
import { consumeRateLimit, createLocalRateLimit, deleteExpiredRateLimits, refundRateLimit } from './rate-limit.ts'
import { eq, sql } from '../db/orm.ts'
import { rateLimits } from '../tables.ts'

const app = await sharedApp()

const limit = { times: 5, seconds: 60 }

test('allows exactly the limit of concurrent attempts', async () => {
  const waits = await Promise.all(Array.from({ length: 50 }, () => consumeRateLimit(app.db, 'at once', limit)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
})

test('the limit holds across instances', async () => {
  const other = await app.another()
  const attempts = Array.from({ length: 10 }, (_, index) =>
    consumeRateLimit(index % 2 ? app.db : other.deps.db, 'across', limit),
  )
  expect((await Promise.all(attempts)).filter((wait) => wait === 0)).toHaveLength(5)
})

test('starts a window with the first attempt and resets after it', async () => {
  const consume = () => consumeRateLimit(app.db, 'window', limit)
  const waits: number[] = []
  for (let time = 0; time < 7; time += 1) waits.push(await consume())
  expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  for (const wait of waits.slice(5)) expect(wait).toBeGreaterThan(0)
  const passed = { endsAt: sql`now() - interval '1 millisecond'` }
  await app.db.update(rateLimits).set(passed).where(eq(rateLimits.key, 'window'))
  expect(await consume()).toBe(0)
  const [row] = await app.db.select({ count: rateLimits.count }).from(rateLimits).where(eq(rateLimits.key, 'window'))
  expect(row!.count).toBe(1)
})

test('a refunded attempt can be used again', async () => {
  for (let time = 0; time < 20; time++) {
    expect(await consumeRateLimit(app.db, 'refunded', limit)).toBe(0)
    await refundRateLimit(app.db, 'refunded')
  }
})

test('counts each key separately', async () => {
  await Promise.all(Array.from({ length: 9 }, () => consumeRateLimit(app.db, 'mine', limit)))
  expect(await consumeRateLimit(app.db, 'yours', limit)).toBe(0)
})

test('deletes expired windows', async () => {
  await app.db.insert(rateLimits).values({ key: 'old', endsAt: new Date(1), count: 3 })
  await deleteExpiredRateLimits(app.db)
  const left = await app.db.select().from(rateLimits)
  expect(left.map((row) => row.key)).not.toContain('old')
  expect(left.length).toBeGreaterThan(0)
})

describe('the limit of one instance', () => {
  test('refuses further calls of a person until the window ends', () => {
    const enforce = createLocalRateLimit({ times: 2, seconds: 60 })
    const minute = 60_000
    enforce(1, minute)
    enforce(1, minute + 1)
    expect(() => enforce(1, minute + 30_000)).toThrow('Please try again in 30 seconds')
    expect(() => enforce(2, minute + 30_000)).not.toThrow()
    expect(() => enforce(1, 2 * minute)).not.toThrow()
  })

  test('starts again after the clock was set back', () => {
    const enforce = createLocalRateLimit({ times: 1, seconds: 60 })
    enforce(1, 600_000)
    expect(() => enforce(1, 1_000)).not.toThrow()
  })
})
