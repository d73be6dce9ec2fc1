import { expect, test } from 'vitest'
import { assertMayDecide, nextAttempt } from './submissions.rules.ts'

test('allows another attempt only after a rejection', () => {
  expect(nextAttempt(null)).toBe(1)
  expect(nextAttempt({ attempt: 2, state: 'rejected' })).toBe(3)
  expect(() => nextAttempt({ attempt: 1, state: 'submitted' })).toThrow('still reviewing')
  expect(() => nextAttempt({ attempt: 1, state: 'approved' })).toThrow('already approved')
})

test('allows one decision, and not on your own project', () => {
  expect(() => assertMayDecide({ state: 'submitted', personId: 1 }, 2)).not.toThrow()
  expect(() => assertMayDecide({ state: 'submitted', personId: 2 }, 2)).toThrow('your own project')
  expect(() => assertMayDecide({ state: 'rejected', personId: 1 }, 2)).toThrow('already rejected')
})
