import { expect, test } from 'vitest'
import { announcement, clock, describeScore, minutesTaken } from './interviews.rules.ts'

test('shows the time that is left, and announces it rarely', () => {
  expect([clock(45 * 60), clock(65.2), clock(-3)]).toEqual(['45:00', '01:06', '00:00'])
  const said = Array.from({ length: 45 * 60 }, (_, second) => announcement(second)).filter(Boolean)
  expect(new Set(said)).toEqual(new Set(['1 minute left', '5 minutes left', '15 minutes left', '30 minutes left']))
  expect(announcement(0)).toBe('')
})

test('counts problems whose checks all passed', () => {
  const problem = (passed: number | null) => ({ name: 'Add', score: passed === null ? null : { passed, total: 3 } })
  expect(describeScore([problem(3), problem(2)])).toBe('1 of 2 solved')
  expect(describeScore([problem(3), problem(null)])).toBe('Not checked yet')
  expect(minutesTaken('2026-11-18T12:00:00Z', '2026-11-18T12:45:00Z')).toBe('45 min')
})
