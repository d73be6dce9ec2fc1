import assert from 'node:assert/strict'
import { assignJobs, cheapestChannel, mergeHeaps } from './states.js'
import { mostBoxes } from './most-boxes.js'

assert.deepEqual(cheapestChannel([[5, 2, 8], [4, 9, 1], [7, 3, 6]]), { cost: 6, columns: [1, 2, 1] })
assert.equal(mergeHeaps([4, 1, 2, 3]), 19)
assert.deepEqual(assignJobs([[9, 2, 7], [6, 4, 3], [5, 8, 1]]), { total: 9, jobs: [1, 0, 2] })
assert.deepEqual(mostBoxes([5, 1, 2, 6]), { total: 11, houses: [0, 3] })
assert.deepEqual(mostBoxes([1, 9, 1, 1, 8]), { total: 17, houses: [1, 4] })
assert.deepEqual(mostBoxes([]), { total: 0, houses: [] })
assert.equal(mostBoxes(Array(200_000).fill(1)).total, Math.ceil(200_000 / 3))
console.log('ok')
