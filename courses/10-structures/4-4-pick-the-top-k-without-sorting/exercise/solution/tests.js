import assert from 'node:assert/strict'
import { topK } from './top-k.js'

const ascending = (a, b) => a - b
assert.deepEqual(topK([70, 20, 90, 10], 2, ascending), [90, 70])
assert.deepEqual(topK([70, 20], 0, ascending), [])
for (let round = 0; round < 500; round++) {
  const items = Array.from({ length: round % 20 }, () => Math.floor(Math.random() * 8))
  const k = round % 7
  assert.deepEqual(topK(items, k, ascending), items.toSorted((a, b) => b - a).slice(0, k))
}
const numbers = Array.from({ length: 50_000 }, () => Math.random())
let compared = 0
const counting = (a, b) => {
  compared++
  return a - b
}
topK(numbers, 10, counting)
console.log('quickselect', compared)
compared = 0
numbers.toSorted(counting)
console.log('sort', compared)
