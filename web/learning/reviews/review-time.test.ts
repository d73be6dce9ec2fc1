import { expect, test } from 'vitest'
import { formatTimeLeft } from './review-time.ts'

const minute = 60_000

test('rounds the time left up to minutes, then to seconds, then ends', () => {
  expect([9 * minute + 1, 9 * minute, minute, 59_001, 1, 0, -1].map(formatTimeLeft)).toEqual([
    '10 min',
    '9 min',
    '1 min',
    '60 s',
    '1 s',
    null,
    null,
  ])
})
