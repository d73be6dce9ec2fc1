import { expect, test } from 'vitest'
import { addMonths, daysOf, formatMonth, monthsBetween } from './months.rules.ts'

test('moves between months across the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(monthsBetween('2026-11', '2027-01')).toEqual(['2027-01', '2026-12', '2026-11'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
  expect(formatMonth('2026-02')).toBe('February 2026')
})

test('has every day of the month, also those without a document', () => {
  const paid = { day: '2028-02-29', rupees: 399, returnedRupees: 0, netRupees: 399 }
  const days = daysOf({ month: '2028-02', days: [paid] })
  expect(days).toHaveLength(29)
  expect([days[0]!.netRupees, days[28]]).toEqual([0, paid])
})
