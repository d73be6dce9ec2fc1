import { expect, test } from 'vitest'
import { planksLaid } from './progress.tsx'

test('the span shows the first step at once and is whole only when everything is done', () => {
  expect(planksLaid(0, 30, 12)).toBe(0)
  expect(planksLaid(1, 30, 12)).toBe(1)
  expect(planksLaid(15, 30, 12)).toBe(6)
  expect(planksLaid(29, 30, 12)).toBe(11)
  expect(planksLaid(30, 30, 12)).toBe(12)
  expect(planksLaid(5, 9, 9)).toBe(5)
  expect(planksLaid(0, 0, 1)).toBe(0)
})
