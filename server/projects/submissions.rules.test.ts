import { expect, test } from 'vitest'
import { assertAccess, assertMayDecide, nextAttempt } from './submissions.rules.ts'

const now = new Date('2026-11-15T06:30:00Z')

test('requires an active subscription to submit', () => {
  expect(() => assertAccess(new Date(now.getTime() + 1), now)).not.toThrow()
  expect(() => assertAccess(now, now)).toThrow('expired')
  expect(() => assertAccess(null, now)).toThrow('being verified')
})

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
