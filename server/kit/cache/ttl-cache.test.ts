import { expect, test } from 'vitest'
import { memoizeWithTtl } from './ttl-cache.ts'

/** Things that are worth keeping for as many milliseconds as they say. */
function shelf(...worths: number[]) {
  let made = 0
  const kept = memoizeWithTtl<{ number: number; worth: number }>(({ worth }) => worth)
  const ask = (now: number) => kept(now, () => Promise.resolve({ number: (made += 1), worth: worths[made - 1] ?? 0 }))
  return async (now: number) => (await ask(now)).number
}

test('a thing is kept for as long as it is worth, and no longer', async () => {
  const ask = shelf(100, 100, 100)
  expect(await ask(1000)).toBe(1)
  expect(await ask(1099)).toBe(1)
  expect(await ask(1100)).toBe(2)
  expect(await ask(500)).toBe(3)
})

test('what is worth nothing is made for everybody anew, also at the same moment', async () => {
  const ask = shelf(0, 0, 0)
  expect(await Promise.all([ask(1000), ask(1000)])).toEqual([1, 2])
  expect(await ask(1000)).toBe(3)
})

test('who asks while it is made waits for that one, once it is known to be worth it', async () => {
  const ask = shelf(100, 100)
  await ask(1000)
  expect(await Promise.all([ask(2000), ask(2050)])).toEqual([2, 2])
})

test('what failed is not kept', async () => {
  const kept = memoizeWithTtl<string>(() => 100)
  await kept(1000, () => Promise.resolve('first'))
  await expect(kept(2000, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await kept(2000, () => Promise.resolve('again'))).toBe('again')
})
