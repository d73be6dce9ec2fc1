import assert from 'node:assert/strict'
import { countOf, firstAtLeast, smallestTruck } from './search.js'

assert.equal(firstAtLeast([900, 1100, 1100, 1300], 1100), 1)
assert.equal(firstAtLeast([900], 5000), 1)
assert.equal(firstAtLeast([], 1), 0)
assert.equal(countOf([900, 1100, 1100, 1300], 1100), 2)
assert.equal(countOf([5, 5, 5], 5), 3)
assert.equal(countOf([5, 5, 5], 4), 0)
const cans = [40, 30, 60, 20, 50, 80, 10]
assert.equal(smallestTruck(cans, 4), 90)
assert.equal(smallestTruck(cans, 5), 80)
assert.equal(smallestTruck(cans, 1), 290)
assert.equal(smallestTruck(cans, 50), 80)
assert.equal(smallestTruck([], 3), 0)
for (const days of [0, -1, 1.5]) assert.throws(() => smallestTruck(cans, days), RangeError)

function plain(list, days) {
  for (let capacity = Math.max(0, ...list); ; capacity++) {
    let used = 1,
      load = 0
    for (const can of list) {
      if (load + can > capacity) {
        used++
        load = 0
      }
      load += can
    }
    if (used <= days) return capacity
  }
}
for (let round = 0; round < 200; round++) {
  const list = Array.from({ length: round % 10 }, () => 1 + Math.floor(Math.random() * 30))
  const days = 1 + (round % 6)
  assert.equal(smallestTruck(list, days), plain(list, days))
}
console.log('ok')
