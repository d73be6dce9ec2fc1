import { expect, test } from 'vitest'
import { linesAt, replaceLines, stateOf } from './suggestion.rules.ts'

const submitted = ['const a = 1', 'let b = 2', 'b = 3', 'print(a)']
const before = linesAt(submitted, 2, 2)
const after = ['const b = 3']

test('a suggestion fits while its lines are as they were submitted, wherever they are now', () => {
  expect(stateOf({ before, after }, submitted, 2)).toEqual({ kind: 'fits' })
  const moved = ['// sum', ...submitted]
  expect(stateOf({ before, after }, moved, 3)).toEqual({ kind: 'fits' })
  expect(replaceLines(moved.join('\n'), 3, 2, after)).toBe('// sum\nconst a = 1\nconst b = 3\nprint(a)')
})

test('it never fits lines that were edited, and says what is there now', () => {
  const edited = submitted.with(1, 'var b = 2')
  expect(stateOf({ before, after }, edited, 2)).toEqual({ kind: 'changed', now: ['var b = 2', 'b = 3'] })
  expect(stateOf({ before, after }, submitted.slice(0, 2), 2)).toEqual({ kind: 'changed', now: ['let b = 2'] })
})

test('one that was used is there, and isn’t used twice', () => {
  expect(stateOf({ before, after }, ['const a = 1', 'const b = 3', 'print(a)'], 2)).toEqual({ kind: 'there', line: 2 })
  // The comment moved down with its line.
  const one = { before: ['print(a)'], after: ['b += 1', 'print(a)'] }
  const used = replaceLines(submitted.join('\n'), 4, 1, one.after).split('\n')
  for (const line of [4, 5]) expect(stateOf(one, used, line)).toEqual({ kind: 'there', line: 4 })
})

test('an empty suggestion removes the lines', () => {
  expect(stateOf({ before, after: [] }, submitted, 2)).toEqual({ kind: 'fits' })
  expect(replaceLines(submitted.join('\n'), 2, 2, [])).toBe('const a = 1\nprint(a)')
})

test('a suggestion past the end of the file never fits', () => {
  expect(stateOf({ before: linesAt(submitted, 9, 1), after }, submitted, 4)).toMatchObject({ kind: 'changed' })
})
