import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('is full at the limit and has room again after a release', () => {
  const concurrency = createConcurrencyLimit(2)
  concurrency.acquire()
  expect(concurrency.isFull()).toBe(false)
  concurrency.acquire()
  expect(concurrency.isFull()).toBe(true)
  concurrency.release()
  expect(concurrency.isFull()).toBe(false)
  expect(concurrency.active()).toBe(1)
})
