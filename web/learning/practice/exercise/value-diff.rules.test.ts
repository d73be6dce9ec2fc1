import { expect, test } from 'vitest'
import { differingPart } from './value-diff.rules.ts'

test.each([
  ["'0.30'", "'0.3'", ["'0.3", '0', "'"], ["'0.3", '', "'"]],
  ['[1, 2]', '[1, 3]', ['[1, ', '2', ']'], ['[1, ', '3', ']']],
  ['aa', 'aaa', ['aa', '', ''], ['aa', 'a', '']],
  ['1', 'undefined', ['', '1', ''], ['', 'undefined', '']],
  ['“कि”', '“का”', ['“', 'कि', '”'], ['“', 'का', '”']],
  ['“😀”', '“😁”', ['“', '😀', '”'], ['“', '😁', '”']],
])('marks what differs between %s and %s', (one, other, left, right) => {
  expect(differingPart(one, other)).toEqual([left, right])
})
