import { expect, test } from 'vitest'
import { createLocalRateLimit } from './local-rate-limit.ts'

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
