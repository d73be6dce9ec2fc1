import { expect, test } from 'vitest'
import { insertReply } from './saved-replies-button.tsx'

test('inserts a saved reply at the cursor, on its own line', () => {
  expect(insertReply('', 'Well done.', 0, 0)).toBe('Well done.')
  expect(insertReply('Hello', 'Well done.', 5, 5)).toBe('Hello\nWell done.')
  expect(insertReply('ab', 'X', 1, 1)).toBe('a\nX\nb')
  expect(insertReply('a\nb', 'X', 2, 2)).toBe('a\nX\nb')
})

test('replaces the selected text', () => {
  expect(insertReply('one two', 'X', 0, 7)).toBe('X')
})
