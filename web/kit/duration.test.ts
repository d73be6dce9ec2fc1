import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [59_999, 'less than a minute'],
  [minute, '1 min'],
  [2 * hour + 5 * minute, '2 h 5 min'],
  [day + 3 * hour, '1 day 3 h'],
  [12 * day + 5 * hour, '12 days'],
])('formats %d ms as %s', (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text))
