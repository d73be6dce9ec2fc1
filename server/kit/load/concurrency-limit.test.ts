import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

/** A limit of two with a queue of one; `log` lists what was started and refused, in order. */
function setUp(maxWaitMs = 60_000) {
  const concurrency = createConcurrencyLimit({ limit: 2, maxQueued: 1, maxWaitMs })
  const log: string[] = []
  const enter = (name: string) =>
    concurrency.enter({ start: () => void log.push(name), refuse: () => void log.push(`${name} refused`) })
  return { concurrency, log, enter }
}

test('starts requests up to the limit, queues the next and refuses the rest', () => {
  const { concurrency, log, enter } = setUp()
  for (const name of ['a', 'b', 'c', 'd']) enter(name)
  expect(log).toEqual(['a', 'b', 'd refused'])
  expect([concurrency.active(), concurrency.queued(), concurrency.refused()]).toEqual([2, 1, 1])
})

test('starts a queued request when a slot is released', () => {
  const { concurrency, log, enter } = setUp()
  for (const name of ['a', 'b', 'c']) enter(name)
  concurrency.release()
  expect(log).toEqual(['a', 'b', 'c'])
  expect([concurrency.active(), concurrency.queued()]).toEqual([2, 0])
})

test('refuses a request that has waited too long in the queue', async () => {
  const { concurrency, log, enter } = setUp(5)
  for (const name of ['a', 'b', 'c']) enter(name)
  await delay(20)
  concurrency.release()
  expect(log).toEqual(['a', 'b', 'c refused'])
  expect(concurrency.active()).toBe(1)
})

test('gives a request that continues its slot back even at the limit', () => {
  const { concurrency, log, enter } = setUp()
  for (const name of ['a', 'b', 'c']) enter(name)
  concurrency.release()
  concurrency.reacquire()
  expect(concurrency.active()).toBe(3)
  enter('d')
  concurrency.release()
  expect(log).toEqual(['a', 'b', 'c'])
})
