import assert from 'node:assert/strict'
import { sample, shuffle } from './draw.js'

assert.deepEqual(sample(['a', 'b'], 5), ['a', 'b'])
assert.deepEqual(sample([], 3), [])
assert.deepEqual(sample(['a', 'b', 'c'], 1, () => 0), ['c'])
const first = { A: 0, B: 0, C: 0 }
for (let round = 0; round < 30_000; round++) first[shuffle(['A', 'B', 'C'])[0]]++
console.log(first)
for (const count of Object.values(first)) assert.ok(count > 9500 && count < 10_500)
