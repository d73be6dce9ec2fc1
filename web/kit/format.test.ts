import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ago,
  count,
  cappedCount,
  day,
  dayAndTime,
  fileSize,
  indiaDate,
  promisedTime,
  rupees,
  time,
  weekday,
  weekdayTime,
} from './format.ts'

test('groups rupees the Indian way, with paise only if there are any', () => {
  expect(rupees(399)).toBe('₹399')
  expect(rupees(123456)).toBe('₹1,23,456')
  expect(rupees(12345678.5)).toBe('₹1,23,45,678.50')
  expect(rupees(0)).toBe('₹0')
  expect(rupees(-500)).toBe('−₹500')
  expect(count(5000)).toBe('5,000')
  expect([cappedCount(1000), cappedCount(1001)]).toEqual(['1,000', '1,000+'])
})

test('formats dates in Indian time, whatever the time zone of the machine', () => {
  expect(day('2026-11-15')).toBe('15 Nov 2026')
  expect(day('2026-11-14T18:29:59Z')).toBe('14 Nov 2026')
  expect(day('2026-11-14T18:30:00Z')).toBe('15 Nov 2026')
  expect(day('2026-09-01T00:00:00+05:30')).toBe('1 Sep 2026')
})

test('formats numbers and moments as Intl does, without its cost at the start of a page', () => {
  const english = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', ...options })
  const weekdayName = english({ weekday: 'long' })
  const clock = english({ hour: 'numeric', minute: '2-digit', hour12: true })
  const date = english({ day: 'numeric', month: 'short', year: 'numeric' })
  const iso = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
  const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1950-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      fc.integer({ min: -1e12, max: 1e12 }),
      (moment, amount) => {
        expect(weekday(moment)).toBe(weekdayName.format(moment))
        expect(time(moment)).toBe(`${clock.format(moment).replace(/\s/gu, ' ')} IST`)
        expect(day(moment).replace(/^(\d+) (\w+)/, '$2 $1,')).toBe(date.format(moment))
        expect(indiaDate(moment)).toBe(iso.format(moment))
        expect(count(amount)).toBe(number.format(amount))
        const paise = Math.abs(amount) * 10 + 7
        expect(rupees(paise / 100)).toBe(`₹${money.format(paise / 100)}`)
      },
    ),
  )
})

test('formats times in IST', () => {
  expect(time('2026-11-15T12:00:00Z')).toBe('5:30 PM IST')
  expect(time('2026-11-14T18:30:00Z')).toBe('12:00 AM IST')
  expect(dayAndTime('2026-11-15T12:00:00Z')).toBe('15 Nov 2026, 5:30 PM IST')
})

test('formats a time with its weekday, and a promised one without the minutes of a full hour', () => {
  expect(weekdayTime('2026-11-17T20:00:00Z')).toBe('Wed 18 Nov, 1:30 AM')
  expect(promisedTime('2026-11-17T12:30:00Z')).toBe('Tue 17 Nov, 6 pm')
})

test('shows what is not a date as it is', () => {
  expect([day('0000-00-00'), time('soon'), dayAndTime('2026-13-45T00:00:00Z'), indiaDate('')]).toEqual([
    '0000-00-00',
    'soon',
    '2026-13-45T00:00:00Z',
    '',
  ])
})

test('formats a recent time as its age and an older one as its date', () => {
  const now = '2026-11-15T12:00:00Z'
  expect(ago('2026-11-15T11:59:30Z', now)).toBe('just now')
  expect(ago('2026-11-15T12:00:30Z', now)).toBe('just now')
  expect(ago('2026-11-15T11:15:00Z', now)).toBe('45 min ago')
  expect(ago('2026-11-15T11:00:00Z', now)).toBe('1 hour ago')
  expect(ago('2026-11-14T11:00:00Z', now)).toBe('1 day ago')
  expect(ago('2026-11-10T11:00:00Z', now)).toBe('5 days ago')
  expect(ago('2026-11-01T11:00:00Z', now)).toBe('1 Nov 2026')
})

test('rounds file sizes', () => {
  const mega = 1024 ** 2
  expect([0, 1, 1023, 1024, 34_500, mega - 1, 2.4 * mega, 10 * mega, 3072 * mega].map(fileSize)).toEqual([
    '0 bytes',
    '1 byte',
    '1,023 bytes',
    '1 KB',
    '34 KB',
    '1 MB',
    '2.4 MB',
    '10 MB',
    '3,072 MB',
  ])
})
