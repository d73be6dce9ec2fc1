import { expect, test } from 'vitest'
import type { OverviewWeek } from '#contract/insights/overview.ts'
import {
  changeOf,
  formatEnd,
  measures,
  monthTicks,
  shortNumber,
  shortTime,
  formatHours,
  weekLabel,
} from './overview.rules.ts'

const week: OverviewWeek = {
  startsOn: '2026-11-16',
  registrations: 3,
  submissions: 0,
  medianHoursToReview: null,
  verifiedRupees: 123456,
}

test.each([
  [1200, '1.2k'],
  [3_50_000, '3.5L'],
  [2_00_00_000, '2Cr'],
])('shortens %d to %s', (amount, short) => {
  expect(shortNumber(amount)).toBe(short)
})

test('formats hours as minutes, hours or days', () => {
  expect([0.5, 13, 72].map(formatHours)).toEqual(['30 min', '13 h', '3 days'])
  expect([0.5, 13, 72].map(shortTime)).toEqual(['30m', '13h', '3d'])
})

test('describes a rise and a fall, and whether it is good', () => {
  expect(changeOf(measures.submissions, 8, 5)).toEqual({
    direction: 'up',
    text: '3 more than last week at this time (5)',
    isWelcome: true,
  })
  expect(changeOf(measures.revenue, 1000, 2_00_000)).toEqual({
    direction: 'down',
    text: '₹1,99,000 less than last week at this time (₹2,00,000)',
    isWelcome: false,
  })
})

test('a shorter time is better', () => {
  expect(changeOf(measures.timeToReview, 4, 10)).toMatchObject({ direction: 'down', isWelcome: true })
  expect(changeOf(measures.timeToReview, 10, 4)).toMatchObject({ direction: 'up', isWelcome: false })
})

test('values that read the same are equal', () => {
  expect(changeOf(measures.submissions, 5, 5)).toEqual({
    direction: 'same',
    text: 'Same as last week at this time: 5',
    isWelcome: null,
  })
  expect(changeOf(measures.timeToReview, 5.1, 5.2)?.direction).toBe('same')
})

test('without reviews there is nothing to compare', () => {
  expect(changeOf(measures.timeToReview, null, null)).toBeNull()
  expect(changeOf(measures.timeToReview, null, 5)?.text).toBe('Last week at this time: 5 h')
  expect(changeOf(measures.timeToReview, 5, null)?.text).toBe('Last week at this time: no reviews')
})

test('labels a week, and the current one as unfinished', () => {
  expect(weekLabel(measures.registrations, week, true)).toBe('Week of 16 Nov 2026, so far: 3')
  expect(weekLabel(measures.submissions, week, false)).toBe('Week of 16 Nov 2026: no submissions')
  expect(weekLabel(measures.revenue, week, false)).toBe('Week of 16 Nov 2026: ₹1,23,456')
})

test('labels a month where it starts, and the first only if there is room', () => {
  expect(monthTicks(['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'])).toEqual(['Oct', null, 'Nov', null])
  expect(monthTicks(['2026-10-26', '2026-11-02', '2026-11-09'])).toEqual([null, 'Nov', null])
})

test('formats an end as today, tomorrow or the date in India', () => {
  const now = Date.parse('2026-11-18T06:30:00Z')
  expect(formatEnd('2026-11-18T18:00:00Z', now)).toBe('today')
  expect(formatEnd('2026-11-18T19:00:00Z', now)).toBe('tomorrow')
  expect(formatEnd('2026-11-22T06:00:00Z', now)).toBe('on 22 Nov')
})
