import assert from 'node:assert/strict'
import { changeMemo, changeRecursive, changeTable } from './change.js'

const indian = [500, 200, 100, 50, 20, 10, 5, 2, 1]
for (let amount = 0; amount <= 20; amount++) {
  const expected = changeTable(amount, [1, 3, 4]).count
  assert.equal(changeRecursive(amount, [1, 3, 4]), expected)
  assert.equal(changeMemo(amount, [1, 3, 4]), expected)
}
assert.equal(changeRecursive(7, [2, 4]), Infinity)
assert.equal(changeMemo(7, [2, 4]), Infinity)
assert.equal(changeTable(7, [2, 4]), null)
assert.deepEqual(changeTable(0, indian), { count: 0, notes: [] })
const change = changeTable(2879, indian)
console.log(change.count, change.notes.join(' '))
assert.equal(change.notes.reduce((a, b) => a + b), 2879)
assert.equal(changeTable(200_000, indian).count, 400)

function greedy(amount, notes) {
  let count = 0
  for (const note of notes.toSorted((a, b) => b - a)) {
    count += Math.floor(amount / note)
    amount %= note
  }
  return count
}
for (let amount = 1; amount <= 5000; amount += 1) assert.equal(greedy(amount, indian), changeTable(amount, indian).count)
assert.equal(greedy(6, [1, 3, 4]), 3)
assert.equal(changeTable(6, [1, 3, 4]).count, 2)

const time = (work) => {
  const runs = Array.from({ length: 5 }, () => { const start = performance.now(); work(); return performance.now() - start })
  return runs.sort((a, b) => a - b)[2].toFixed(2) + ' ms'
}
console.log('memo', time(() => changeMemo(2879, indian)), 'table', time(() => changeTable(2879, indian)))
for (const amount of [20, 25, 30]) console.log('recursive', amount, time(() => changeRecursive(amount, indian)))
