import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['a short text', 'Asha', 4, 'Asha'],
  ['plain letters', 'Ashaa', 4, 'Asha'],
  ['a surrogate pair', 'abc👍d', 4, 'abc'],
  ['a joined emoji', 'ab👩🏽‍💻c', 6, 'ab'],
  ['a flag', 'a🇮🇳b', 3, 'a'],
  ['a flag that fits', 'a🇮🇳b', 5, 'a🇮🇳'],
  ['a Devanagari cluster', 'कक्षि', 3, 'क'],
  ['a combining accent', 'cafe\u0301s', 4, 'caf'],
  ['a single grapheme that is too long', `Z${'\u0301'.repeat(20)}`, 5, `Z${'\u0301'.repeat(4)}`],
  ['a joined emoji that is too long', '👩🏽‍💻', 3, '👩'],
  ['an empty text', '', 4, ''],
  ['a length of 0', 'Asha', 0, ''],
])('truncates %s', (_what, text, maxLength, expected) => {
  expect(truncate(text, maxLength)).toBe(expected)
  expect(truncate(text, maxLength).isWellFormed()).toBe(true)
})
