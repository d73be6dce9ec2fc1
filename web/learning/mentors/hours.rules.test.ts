import { expect, test } from 'vitest'
import { lastDayBefore, nextSpan, schoolHours, toShown, toStored, weeklyHours } from './hours.rules.ts'

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

test('copies the times of the last working day before', () => {
  const monday = [
    { weekday: 1, startsAt: '10:00', endsAt: '13:00' },
    { weekday: 1, startsAt: '15:00', endsAt: '19:00' },
  ]
  expect(lastDayBefore(monday, 3)).toEqual({ name: 'Monday', spans: monday.map((span) => ({ ...span, weekday: 3 })) })
  expect(lastDayBefore(monday, 1)).toBeNull()
  expect(lastDayBefore([], 4)).toBeNull()
})
