import { expect, test } from 'vitest'
import { formatDate, formatPromise, formatWeekday, indiaDate } from './india.ts'

test.each([
  ['2026-11-15T18:29:59.999Z', '2026-11-15'],
  ['2026-11-15T18:30:00.000Z', '2026-11-16'],
  ['2026-11-15T23:59:59.999Z', '2026-11-16'],
  ['2026-11-16T00:00:00.000Z', '2026-11-16'],
  ['2026-12-31T18:29:59.000Z', '2026-12-31'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
  ['2028-02-28T18:30:00.000Z', '2028-02-29'],
  ['2028-02-29T18:30:00.000Z', '2028-03-01'],
  ['2027-02-28T18:30:00.000Z', '2027-03-01'],
])('at %s it is %s in India', (instant, date) => expect(indiaDate(new Date(instant))).toBe(date))

test('formats a date the way people write it', () => expect(formatDate('2026-09-05')).toBe('5 Sep 2026'))

test('formats a promised time with its weekday', () => {
  expect(formatPromise(new Date('2026-11-17T12:30:00Z'))).toBe('Tue 17 Nov, 6 pm')
  expect(formatWeekday(new Date('2026-11-17T20:00:00Z'))).toBe('Wed 18 Nov, 1:30 AM')
})
