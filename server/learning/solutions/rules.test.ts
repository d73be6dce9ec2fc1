import { expect, test } from 'vitest'
import { nextAttempt, assertOwnSubmission } from './rules.ts'

test('counts attempts up after a rejection', () => {
  expect(nextAttempt(null)).toBe(1)
  expect(nextAttempt({ attempt: 1, state: 'rejected' })).toBe(2)
  expect(nextAttempt({ attempt: 41, state: 'rejected' })).toBe(42)
})

test.each([
  ['submitted', 'Your last solution is still waiting for review'],
  ['approved', 'This step is already approved'],
] as const)('rejects another attempt after a %s one', (state, message) => {
  expect(() => nextAttempt({ attempt: 1, state })).toThrow(expect.objectContaining({ code: 'conflict', message }))
})

test('rejects a submission for somebody else', () => {
  expect(() => assertOwnSubmission(7, undefined)).not.toThrow()
  expect(() => assertOwnSubmission(7, 7)).not.toThrow()
  expect(() => assertOwnSubmission(7, 8)).toThrow(expect.objectContaining({ code: 'not_allowed' }))
})
