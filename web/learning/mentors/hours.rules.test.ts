import { expect, test } from 'vitest'
import { nextSpan, schoolHours, toShown, toStored, weeklyHours } from './hours.rules.ts'

test('shows the end of the day as 00:00, which time fields can hold', () => {
  const stored = { hours: [{ weekday: 1, startsAt: '18:00', endsAt: '24:00' }], absences: [] }
  expect(toShown(stored).hours[0]!.endsAt).toBe('00:00')
  expect(toStored(toShown(stored))).toEqual(stored)
  expect(weeklyHours(toShown(stored).hours)).toBe(6)
})

test('proposes a time after the last one of the day', () => {
  expect(nextSpan([], 7)).toEqual({ weekday: 7, startsAt: '10:00', endsAt: '18:00' })
  expect(nextSpan(schoolHours, 1)).toEqual({ weekday: 1, startsAt: '19:00', endsAt: '21:00' })
  expect(weeklyHours(schoolHours)).toBe(48)
})
