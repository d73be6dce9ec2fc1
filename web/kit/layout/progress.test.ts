import { expect, test } from 'vitest'
import { filledSegments } from './progress.tsx'

test('fills a segment for the first step and all segments only when everything is done', () => {
  expect(filledSegments(0, 30, 12)).toBe(0)
  expect(filledSegments(1, 30, 12)).toBe(1)
  expect(filledSegments(15, 30, 12)).toBe(6)
  expect(filledSegments(29, 30, 12)).toBe(11)
  expect(filledSegments(30, 30, 12)).toBe(12)
  expect(filledSegments(5, 9, 9)).toBe(5)
  expect(filledSegments(0, 0, 1)).toBe(0)
})
