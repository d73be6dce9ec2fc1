import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mergeBookings, topK } from './bookings.js'

const input = [
  { from: 15, to: 16 },
  { from: 9, to: 11 },
  { from: 10, to: 10.5 },
  { from: 11, to: 13 },
]
const before = structuredClone(input)
assert.deepEqual(mergeBookings(input), [
  { from: 9, to: 13 },
  { from: 15, to: 16 },
])
assert.deepEqual(input, before)
assert.deepEqual(mergeBookings([]), [])

const ascending = (a, b) => a - b
assert.deepEqual(topK([70, 20, 90, 10], 2, ascending), [90, 70])
assert.deepEqual(topK([70, 20], 0, ascending), [])
assert.deepEqual(topK([70, 20], 5, ascending), [70, 20])
for (let round = 0; round < 500; round++) {
  const items = Array.from({ length: round % 20 }, () => Math.floor(Math.random() * 8))
  const k = round % 7
  assert.deepEqual(topK(items, k, ascending), items.toSorted((a, b) => b - a).slice(0, k))
}
const started = performance.now()
assert.equal(topK(Array(100_000).fill(5), 10, ascending).length, 10)
assert.ok(performance.now() - started < 1000)

const rows = readFileSync(new URL('../../bookings.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','))
  .map(([by, from, to, amount]) => ({ by, from: Number(from), to: Number(to), amount: Number(amount) }))
const blocks = mergeBookings(rows)
console.log(
  rows.length,
  'bookings',
  blocks.length,
  'blocks',
  blocks.reduce((sum, block) => sum + block.to - block.from, 0) / 60,
  'hours',
  topK(rows, 3, (a, b) => a.amount - b.amount).map((row) => row.amount),
)
