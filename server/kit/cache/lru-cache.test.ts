import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache.ts'

/** Counts how often each key was made. */
function counting(maxSize: number, sizeOf?: (value: string) => number) {
  const cache = createLruCache<string>(maxSize, sizeOf)
  const made: string[] = []
  const get = (key: string) =>
    cache(key, async () => {
      made.push(key)
      return key
    })
  return { get, made }
}

test('keeps the most recently used values', async () => {
  const { get, made } = counting(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('keeps values up to a total size, and none that is larger', async () => {
  const { get, made } = counting(6, (value) => value.length)
  for (const key of ['aaa', 'bbb', 'aaa', 'cc', 'aaa', 'too large', 'too large']) await get(key)
  expect(made).toEqual(['aaa', 'bbb', 'cc', 'too large', 'too large'])
})

test('makes a value once for callers that ask at the same time, and again after a failure', async () => {
  const cache = createLruCache<string>(2)
  let calls = 0
  const make = async () => {
    calls += 1
    if (calls === 1) throw new Error('not yet')
    return 'made'
  }
  const both = await Promise.allSettled([cache('a', make), cache('a', make)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(calls).toBe(1)
  expect(await cache('a', make)).toBe('made')
})
