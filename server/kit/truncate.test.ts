import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['what fits stays', 'Asha', 4, 'Asha'],
  ['a letter is a letter', 'Ashaa', 4, 'Asha'],
  ['an emoji of two halves', 'abc👍d', 4, 'abc'],
  ['a family of one sign', 'ab👩🏽‍💻c', 6, 'ab'],
  ['a flag', 'a🇮🇳b', 3, 'a'],
  ['a flag that fits', 'a🇮🇳b', 5, 'a🇮🇳'],
  ['a syllable', 'कक्षि', 3, 'क'],
  ['a letter and its accent', 'cafe\u0301s', 4, 'caf'],
  ['a tower that is longer than all', `Z${'\u0301'.repeat(20)}`, 5, `Z${'\u0301'.repeat(4)}`],
  ['a family that is longer than all', '👩🏽‍💻', 3, '👩'],
  ['nothing', '', 4, ''],
  ['room for nothing', 'Asha', 0, ''],
])('%s', (_what, text, most, beginning) => {
  expect(truncate(text, most)).toBe(beginning)
  expect(truncate(text, most).isWellFormed()).toBe(true)
})
