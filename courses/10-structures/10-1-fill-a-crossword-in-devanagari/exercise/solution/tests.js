import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fillCrossword, findSlots, letters } from './crossword.js'

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').trim().split('\n')
const words = read('words.txt')
const grid = read('grid.txt')
const before = [...grid]
assert.equal(findSlots(grid).length, 18)
assert.deepEqual(findSlots(['..#', '.##']), [[[0, 0], [0, 1]], [[0, 0], [1, 0]]])

function check(pattern, result) {
  const found = findSlots(pattern).map((slot) => slot.map(([r, c]) => result.rows[r][c]).join(''))
  assert.equal(new Set(found).size, found.length)
  for (const word of found) assert.ok(words.some((other) => letters(other).join('') === word), word)
}
const small = fillCrossword(['...', '.#.', '...'], ['कमल', 'कलम', 'लगन', 'मकान'])
assert.deepEqual(small.rows.map((row) => row.join('')), ['कमल', 'ल#ग', 'मकान'])
assert.equal(fillCrossword(['...'], ['नदी']), null)
assert.equal(fillCrossword(['..', '..'], ['नदी', 'दीन']), null)
assert.deepEqual(fillCrossword(['#'], words), { rows: [['#']], tries: 0 })
const started = performance.now()
const result = fillCrossword(grid, words)
assert.ok(performance.now() - started < 1000)
check(grid, result)
assert.deepEqual(grid, before)
console.log(result.rows.map((row) => row.join(' ')).join('\n'))
console.log('most constrained first:', result.tries)
