import { diffArrays } from 'diff/lib/diff/array.js'
import { expect, test } from 'vitest'
import { lineAfter } from './notes.ts'

const submitted = ['const a = 1', 'const b = 2', '', 'print(a + b)']

test.each([
  ['lines before it were added', ['// sum', '', ...submitted], 4, 6],
  ['its line was changed', [...submitted.slice(0, 3), 'print(b + a)'], 4, 4],
  ['its line was deleted', submitted.slice(0, 3), 4, 3],
  ['everything was deleted', [''], 2, 1],
])('a comment is at the right line after %s', (_, now, line, found) =>
  expect(lineAfter(diffArrays(submitted, now), line)).toBe(found),
)
