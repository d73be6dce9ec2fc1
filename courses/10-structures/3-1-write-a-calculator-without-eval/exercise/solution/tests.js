import assert from 'node:assert/strict'
import { calculate } from './calculate.js'

const results = {
  '2 + 3 * 4 - 5': 9,
  '10 - 4 - 3': 3,
  '(2.5 + 1.5) * 120': 480,
  '-(2 + 3) * 2': -10,
  '2 * -3': -6,
  '8 / 2 / 2': 2,
  '2*(3+(4-1))*2': 24,
  7: 7,
  '--4': 4,
  ' 1.5+1.5 ': 3,
  '2 - -3': 5,
  '-2 - 3': -5,
}
for (const [text, result] of Object.entries(results)) assert.equal(calculate(text), result, text)
const errors = {
  '(2 + 3': /bracket/,
  '2 + 3)': /bracket/,
  '2 +': /missing at the end/,
  '2 3': /operator is missing/,
  '2 $ 3': /character/,
  '': /empty/,
  '   ': /empty/,
  '1 / 0': /zero/,
  '()': /value is missing/,
  '* 4': /value is missing/,
  '2 (3)': /operator is missing/,
}
for (const [text, message] of Object.entries(errors)) assert.throws(() => calculate(text), message, text)
assert.equal(calculate('('.repeat(100_000) + '5' + ')'.repeat(100_000)), 5)
console.log('ok')
