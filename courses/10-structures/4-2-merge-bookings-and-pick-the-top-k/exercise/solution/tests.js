import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mergeBookings } from './bookings.js'

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
)
