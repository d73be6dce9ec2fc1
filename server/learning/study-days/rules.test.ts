import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '#server/kit/india.ts'
import { streakOf } from './rules.ts'

// A Wednesday.
const today = '2026-11-18'
const november = (...days: number[]) => days.map((day) => `2026-11-${String(day).padStart(2, '0')}`)

test.each([
  ['nothing at all', [], { current: 0, longest: 0, isTodayDone: false, graceUsed: 0 }],
  ['today alone', november(18), { current: 1, longest: 1, isTodayDone: true, graceUsed: 0 }],
  ['up to yesterday: today may still come', november(16, 17), { current: 2, isTodayDone: false, graceUsed: 0 }],
  ['a missed day: grace bridges it', november(15, 16, 18), { current: 3, graceUsed: 1 }],
  ['yesterday missed and today open: grace holds it', november(15, 16), { current: 2, graceUsed: 1 }],
  ['two gaps of a day', november(13, 15, 17), { current: 3, graceUsed: 2 }],
  ['a third missed day: it begins again', november(11, 13, 15, 17, 18), { current: 2, longest: 3, graceUsed: 2 }],
  ['a gap too long for grace, which stays for another', november(10, 14, 15, 17), { current: 3, graceUsed: 1 }],
  ['two days of each month', ['2026-10-29', ...november(3, 4)], { longest: 3, current: 0, graceUsed: 2 }],
  ['grace of last month', ['2026-10-28', '2026-10-31', ...november(1)], { longest: 3, current: 0, graceUsed: 0 }],
  ['days after today, of a clock that was ahead', november(17, 19), { current: 1, longest: 1 }],
])('%s', (_, days, expected) => {
  expect(streakOf(days, today)).toMatchObject(expected)
})

test('shows the week from Monday', () => {
  expect(streakOf(november(16), today).week).toEqual(['studied', 'grace', 'today', 'none', 'none', 'none', 'none'])
})

test('what was counted yesterday stays, whatever the order and repetition of days', () => {
  const some = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 100 })
  fc.assert(
    fc.property(some, (given) => {
      const days = given.map((ago) => daysAfter(today, -ago))
      const streak = streakOf(days, today)
      expect(streakOf([...days, ...days].toReversed(), today)).toEqual(streak)
      expect(streak.graceUsed).toBeLessThanOrEqual(2)
      expect(streak.longest).toBeLessThanOrEqual(new Set(days).size)
      const before = streakOf(days, daysAfter(today, -1))
      expect([0, before.current + (streak.isTodayDone ? 1 : 0), 1]).toContain(streak.current)
      expect(streak.longest).toBeGreaterThanOrEqual(before.longest)
    }),
  )
})
