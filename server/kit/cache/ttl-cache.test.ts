import { expect, test } from 'vitest'
import { memoizeEachWithTtl, memoizeWithTtl, ttlOfCounts } from './ttl-cache.ts'

/** A cache of numbered values with these TTLs. */
function cacheOf(...ttls: number[]) {
  let computed = 0
  const cached = memoizeWithTtl<{ number: number; ttl: number }>(({ ttl }) => ttl)
  const get = (now: number) =>
    cached(now, () => Promise.resolve({ number: (computed += 1), ttl: ttls[computed - 1] ?? 0 }))
  return async (now: number) => (await get(now)).number
}

test('caches a value until its TTL ends', async () => {
  const get = cacheOf(100, 100, 100)
  expect(await get(1000)).toBe(1)
  expect(await get(1099)).toBe(1)
  expect(await get(1100)).toBe(2)
  expect(await get(500)).toBe(3)
})

test('computes a value without TTL for every caller', async () => {
  const get = cacheOf(0, 0, 0)
  expect(await Promise.all([get(1000), get(1000)])).toEqual([1, 2])
  expect(await get(1000)).toBe(3)
})

test('shares one computation among concurrent callers', async () => {
  const get = cacheOf(100, 100)
  await get(1000)
  expect(await Promise.all([get(2000), get(2050)])).toEqual([2, 2])
})

test('does not cache errors', async () => {
  const cached = memoizeWithTtl<string>(() => 100)
  await cached(1000, () => Promise.resolve('first'))
  await expect(cached(2000, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await cached(2000, () => Promise.resolve('again'))).toBe('again')
})

test('caches each key on its own, and forgets the one that was used longest ago', async () => {
  const cached = memoizeEachWithTtl<number>(() => 100)
  let computed = 0
  const get = (key: number) => cached(key, 1000, async () => ++computed)
  expect([await get(1), await get(2), await get(1)]).toEqual([1, 2, 1])
  for (let key = 3; key <= 101; key++) await get(key)
  expect([await get(1), await get(2)]).toEqual([1, 102])
})

test('counts of a small school are always current, those of a large one for a minute', () => {
  expect([ttlOfCounts([]), ttlOfCounts([600, 400]), ttlOfCounts([600, 401])]).toEqual([0, 0, 60_000])
})
