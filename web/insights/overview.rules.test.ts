import { expect, test } from 'vitest'
import type { OverviewWeek } from '#contract/insights/overview.ts'
import {
  changeOf,
  endsWords,
  measures,
  monthTicks,
  shortNumber,
  shortTime,
  timeWords,
  weekSays,
} from './overview.rules.ts'

const week: OverviewWeek = {
  startsOn: '2026-11-16',
  registrations: 3,
  submissions: 0,
  medianHoursToReview: null,
  verifiedRupees: 123456,
}

test.each([
  [0, '0'],
  [999, '999'],
  [1200, '1.2k'],
  [45_400, '45k'],
  [3_50_000, '3.5L'],
  [2_00_00_000, '2Cr'],
])('%d fits above a bar as %s', (amount, short) => {
  expect(shortNumber(amount)).toBe(short)
})

test('a time is told in what one counts it in', () => {
  expect([0.5, 13, 72].map(timeWords)).toEqual(['30 min', '13 h', '3 days'])
  expect([0.5, 13, 72].map(shortTime)).toEqual(['30m', '13h', '3d'])
})

test('more and fewer are told with their sign, and whether that is welcome', () => {
  expect(changeOf(measures.submissions, 8, 5)).toEqual({
    direction: 'up',
    text: '3 more than last week by now (5)',
    isWelcome: true,
  })
  expect(changeOf(measures.revenue, 1000, 2_00_000)).toEqual({
    direction: 'down',
    text: '₹1,99,000 less than last week by now (₹2,00,000)',
    isWelcome: false,
  })
})

test('a shorter time is welcome, a longer one is not', () => {
  expect(changeOf(measures.timeToReview, 4, 10)).toMatchObject({ direction: 'down', isWelcome: true })
  expect(changeOf(measures.timeToReview, 10, 4)).toMatchObject({ direction: 'up', isWelcome: false })
})

test('what reads the same is the same', () => {
  expect(changeOf(measures.submissions, 5, 5)).toEqual({
    direction: 'same',
    text: 'As last week by now: 5',
    isWelcome: null,
  })
  expect(changeOf(measures.timeToReview, 5.1, 5.2)?.direction).toBe('same')
})

test('without a verdict there is nothing to compare', () => {
  expect(changeOf(measures.timeToReview, null, null)).toBeNull()
  expect(changeOf(measures.timeToReview, null, 5)?.text).toBe('Last week by now: 5 h')
  expect(changeOf(measures.timeToReview, 5, null)?.text).toBe('Last week by now: nothing reviewed')
})

test('a week says what was in it, and this one that it is not over', () => {
  expect(weekSays(measures.registrations, week, true)).toBe('Week of 16 Nov 2026, so far: 3')
  expect(weekSays(measures.submissions, week, false)).toBe('Week of 16 Nov 2026: nothing submitted')
  expect(weekSays(measures.revenue, week, false)).toBe('Week of 16 Nov 2026: ₹1,23,456')
})

test('a month is written where it begins, and the first only where it has room', () => {
  expect(monthTicks(['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'])).toEqual(['Oct', null, 'Nov', null])
  expect(monthTicks(['2026-10-26', '2026-11-02', '2026-11-09'])).toEqual([null, 'Nov', null])
})

test('an end is today, tomorrow, or on its day in India', () => {
  const now = Date.parse('2026-11-18T06:30:00Z')
  expect(endsWords('2026-11-18T18:00:00Z', now)).toBe('today')
  expect(endsWords('2026-11-18T19:00:00Z', now)).toBe('tomorrow')
  expect(endsWords('2026-11-22T06:00:00Z', now)).toBe('on 22 Nov')
})
