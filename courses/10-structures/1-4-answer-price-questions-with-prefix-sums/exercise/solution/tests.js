import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createPriceIndex } from './price-index.js'

const prices = [1900, 1400, 1700, 1200]
const index = createPriceIndex(prices)
prices[0] = 0
assert.equal(index.sum(1, 2), 3100)
assert.equal(index.sum(0, 3), 6200)
assert.equal(index.average(2, 3), 1450)
assert.equal(index.sum(2, 2), 1700)
assert.equal(index.bestWindow(2), 0)
assert.equal(createPriceIndex([5, 1, 5, 1]).bestWindow(1), 0)
for (const [from, to] of [
  [2, 1],
  [-1, 2],
  [0, 4],
])
  assert.throws(() => index.sum(from, to), RangeError)
assert.throws(() => createPriceIndex([]).bestWindow(1), RangeError)

const rows = readFileSync(new URL('../../mandi-prices.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','))
const year = createPriceIndex(rows.map(([, price]) => Number(price)))
const best = year.bestWindow(30)
console.log(
  'best 30 days from',
  rows[best][0],
  'to',
  rows[best + 29][0],
  'average',
  year.average(best, best + 29).toFixed(2),
)
