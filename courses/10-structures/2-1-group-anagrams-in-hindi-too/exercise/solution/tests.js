import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { groupAnagrams, letters } from './anagrams.js'

assert.deepEqual(groupAnagrams(['कमल', 'नदी', 'कलम', 'दीन']), [
  ['कमल', 'कलम'],
  ['नदी', 'दीन'],
])
assert.deepEqual(groupAnagrams(['जाल', 'लाज']), [['जाल'], ['लाज']])
assert.deepEqual(groupAnagrams(['Listen', 'silent']), [['Listen', 'silent']])
assert.deepEqual(groupAnagrams(['\u095C', '\u0921\u093C']).length, 1)
assert.deepEqual(groupAnagrams([]), [])
assert.deepEqual(letters('नदी'), ['न', 'दी'])
const words = readFileSync(new URL('../../words.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
console.log(groupAnagrams(words).filter((group) => group.length > 1))
