import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { findAll, longestPalindrome } from './texts.js'

assert.deepEqual(findAll('abababab', 'abab'), [0, 2, 4])
assert.deepEqual(findAll('', 'a'), [])
assert.throws(() => findAll('text', ''), Error)
const word = (length) => Array.from({ length }, () => 'ab'[Math.floor(Math.random() * 2)]).join('')
for (let round = 0; round < 500; round++) {
  const text = word(round % 40)
  const pattern = word(1 + (round % 4))
  const plain = []
  for (let i = 0; i + pattern.length <= text.length; i++) if (text.startsWith(pattern, i)) plain.push(i)
  assert.deepEqual(findAll(text, pattern), plain)
}
assert.equal(longestPalindrome('banana'), 'anana')
assert.equal(longestPalindrome('abba'), 'abba')
assert.equal(longestPalindrome('abcd'), 'a')
assert.equal(longestPalindrome(''), '')
assert.equal(longestPalindrome('कनवजीवनख'), 'नवजीवन')
assert.equal(longestPalindrome('मसरस'), 'सरस')
const text = readFileSync(new URL('../../judgment.txt', import.meta.url), 'utf8')
console.log('lines', text.trim().split('\n').length, 'the appellant', findAll(text, 'the appellant').length, 'any case', findAll(text.toLowerCase(), 'the appellant').length)
