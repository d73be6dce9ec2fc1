import { expect, test } from 'vitest'
import { nextAttempt, refuseVerdict, refuseWithoutAccess } from './submissions.rules.ts'

const now = new Date('2026-11-15T06:30:00Z')

test('one submits while the subscription runs', () => {
  expect(() => refuseWithoutAccess(new Date(now.getTime() + 1), now)).not.toThrow()
  expect(() => refuseWithoutAccess(now, now)).toThrow('expired')
  expect(() => refuseWithoutAccess(null, now)).toThrow('being verified')
})

test('a try follows a rejection, and nothing else', () => {
  expect(nextAttempt(null)).toBe(1)
  expect(nextAttempt({ attempt: 2, state: 'rejected' })).toBe(3)
  expect(() => nextAttempt({ attempt: 1, state: 'submitted' })).toThrow('still waiting')
  expect(() => nextAttempt({ attempt: 1, state: 'approved' })).toThrow('approved already')
})

test('a verdict is given once, and not about one’s own work', () => {
  expect(() => refuseVerdict({ state: 'submitted', personId: 1 }, 2)).not.toThrow()
  expect(() => refuseVerdict({ state: 'submitted', personId: 2 }, 2)).toThrow('Somebody else')
  expect(() => refuseVerdict({ state: 'rejected', personId: 1 }, 2)).toThrow('rejected meanwhile')
})
