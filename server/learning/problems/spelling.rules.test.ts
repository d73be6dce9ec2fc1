import { expect, test } from 'vitest'
import { inPython } from './spelling.rules.ts'

test.each([
  ['Write `bestDay(prices, maxDays)`.', 'Write `best_day(prices, max_days)`.'],
  ['It returns `null` or `[true, 1]`.', 'It returns `None` or `[True, 1]`.'],
  ['A `MinStack` has `topValue()`.', 'A `MinStack` has `top_value()`.'],
  ["The text `'newDelhi'` stays, and so does JavaScript.", "The text `'newDelhi'` stays, and so does JavaScript."],
  ['```js\nconst bestDay = 1\n```', '```js\nconst bestDay = 1\n```'],
])('spells code in Python: %s', (written, expected) => {
  expect(inPython(written)).toBe(expected)
})
