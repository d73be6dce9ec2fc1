import { expect, test } from 'vitest'
import { describeWeek, streakFigure } from '../dashboard/streak.rules.ts'
import { describeDays, toggleDay } from './study-plan.rules.ts'

test('names the study days', () => {
  expect(describeDays({ weekdays: [1, 3, 5], time: '19:00' })).toBe('Mondays, Wednesdays and Fridays at 7:00 PM')
  expect(describeDays({ weekdays: [7], time: '07:30' })).toBe('Sundays at 7:30 AM')
  expect(describeDays({ weekdays: [1, 2, 3, 4, 5, 6, 7], time: '00:05' })).toBe('every day at 12:05 AM')
  expect([toggleDay([1, 5], 3), toggleDay([1, 3, 5], 3)]).toEqual([
    [1, 3, 5],
    [1, 5],
  ])
})

test('says how the streak stands, and of one that ended nothing', () => {
  const now = Date.parse('2026-11-30T18:31:00Z')
  const week = ['studied', 'grace', 'today', 'none', 'none', 'none', 'none'] as const
  const streak = { current: 4, longest: 9, isTodayDone: false, graceUsed: 1, week: [...week] }
  expect(streakFigure(streak, now)).toEqual({
    label: 'Streak',
    value: '4 days',
    note: '1 of 2 days of grace used in Dec',
  })
  expect(streakFigure({ ...streak, graceUsed: 0 }, now).note).toBe('longest 9 days')
  expect(streakFigure({ ...streak, current: 0 }, now)).toEqual({
    label: 'This week',
    value: '1 day',
    note: 'A few minutes count',
  })
  expect(describeWeek(streak.week)).toBe('This week, Monday studied, Tuesday day of grace, Wednesday today')
})
