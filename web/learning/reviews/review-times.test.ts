import { expect, test } from 'vitest'
import { leftWords, patience } from './review-times.ts'

const minute = 60_000
const day = 24 * 60 * minute

test('a day is long, three are too long', () => {
  expect([day - 1, day, 3 * day - 1, 3 * day].map(patience)).toEqual(['fresh', 'long', 'long', 'too-long'])
})

test('time that is left counts up to whole minutes, then in seconds, then is over', () => {
  expect([9 * minute + 1, 9 * minute, minute, 59_001, 1, 0, -1].map(leftWords)).toEqual([
    '10 min',
    '9 min',
    '1 min',
    '60 s',
    '1 s',
    null,
    null,
  ])
})
