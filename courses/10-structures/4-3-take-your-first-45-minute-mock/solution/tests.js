import assert from 'node:assert/strict'
import { longestStreak } from './longest-streak.js'

assert.equal(longestStreak([3, 4, 7, 1], 0), 2)
assert.equal(longestStreak([3, 4, 7, 1], 1), 4)
assert.equal(longestStreak([3, 4, 7, 1], 2), 5)
assert.equal(longestStreak([3, 4, 7, 1], 100), 7)
assert.equal(longestStreak([], 3), 0)
assert.equal(longestStreak([5, 5, 5], 0), 1)
const many = Array.from({ length: 200_000 }, (_, i) => i * 5000)
assert.equal(longestStreak(many, 0), 1)
for (let round = 0; round < 300; round++) {
  const days = Array.from({ length: round % 9 }, () => Math.floor(Math.random() * 15))
  const k = round % 5
  let best = 0
  for (const a of days)
    for (const b of days)
      if (a <= b) {
        const studied = new Set(days.filter((day) => a <= day && day <= b)).size
        if (b - a + 1 - studied <= k) best = Math.max(best, b - a + 1)
      }
  assert.equal(longestStreak(days, k), best)
}
console.log('ok')
