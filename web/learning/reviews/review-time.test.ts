import { expect, test } from 'vitest'
import { formatTimeLeft, waitingLevel } from './review-time.ts'

const minute = 60_000
const day = 24 * 60 * minute

test('calls a wait long after a day and too long after three', () => {
  expect([day - 1, day, 3 * day - 1, 3 * day].map(waitingLevel)).toEqual(['fresh', 'long', 'long', 'too-long'])
})

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
