import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { longestRun } from './longest-run.js'

assert.deepEqual(longestRun(['tomato', 'onion', 'tomato', 'potato', 'potato', 'onion']), { start: 0, length: 3 })
assert.deepEqual(longestRun([]), { start: 0, length: 0 })
assert.deepEqual(longestRun(['onion', 'onion']), { start: 0, length: 2 })
assert.deepEqual(longestRun(['a', 'a', 'b', 'b', 'b'], 1), { start: 2, length: 3 })

for (let round = 0; round < 500; round++) {
  const crops = Array.from({ length: round % 15 }, () => 'abcd'[Math.floor(Math.random() * 4)])
  let best = { start: 0, length: 0 }
  for (let i = 0; i < crops.length; i++)
    for (let j = i; j < crops.length; j++)
      if (new Set(crops.slice(i, j + 1)).size <= 2 && j - i + 1 > best.length) best = { start: i, length: j - i + 1 }
  assert.deepEqual(longestRun(crops), best)
}
const rows = readFileSync(new URL('../../sales.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','))
const run = longestRun(rows.map(([, crop]) => crop))
console.log(run.length, 'days from', rows[run.start][0], 'to', rows[run.start + run.length - 1][0])
