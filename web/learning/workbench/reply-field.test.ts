import { expect, test } from 'vitest'
import { insertedAt } from './reply-field.tsx'

test('a saved reply goes where the cursor is, on a line of its own', () => {
  expect(insertedAt('', 'Well done.', 0, 0)).toBe('Well done.')
  expect(insertedAt('Hello', 'Well done.', 5, 5)).toBe('Hello\nWell done.')
  expect(insertedAt('ab', 'X', 1, 1)).toBe('a\nX\nb')
  expect(insertedAt('a\nb', 'X', 2, 2)).toBe('a\nX\nb')
})

test('what was selected gives way to it', () => {
  expect(insertedAt('one two', 'X', 0, 7)).toBe('X')
})
