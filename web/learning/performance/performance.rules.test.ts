import { expect, test } from 'vitest'
import {
  daySays,
  firstTimeWords,
  monthStarts,
  streakWords,
  timeToApprovalWords,
  timeWords,
  weekSays,
  weeksToShow,
  weeksWords,
} from './performance.rules.ts'

const week = (startsOn: string, submissions = 0, approvals = 0) => ({ startsOn, submissions, approvals })
const approvals = { submissions: 3, approved: 2, firstDecided: 2, firstApproved: 1, medianHoursToApproval: 13.4 }

test.each([
  [0, '1 minute'],
  [0.5, '30 minutes'],
  [1, '1 hour'],
  [13.4, '13 hours'],
  [47.9, '48 hours'],
  [72, '3 days'],
])('%s hours are said as %s', (hours, words) => {
  expect(timeWords(hours)).toBe(words)
})

test('a week and a day say what was in them', () => {
  expect(weekSays(week('2026-11-09', 3, 1))).toBe('Week of 9 Nov 2026: 3 handed in, 1 approved')
  expect(daySays({ date: '2026-11-15', submissions: 0 })).toBe('15 Nov 2026: nothing handed in')
  expect(daySays({ date: '2026-11-15', submissions: 1 })).toBe('15 Nov 2026: 1 submission')
})

test('a month stands where its first week is', () => {
  const weeks = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'].map((monday) => week(monday))
  expect(monthStarts(weeks)).toEqual(['Oct', null, 'Nov', null])
})

test('empty weeks before the first submission are left out, down to a dozen', () => {
  const weeks = (first: number) => Array.from({ length: 26 }, (_, at) => week(`week ${at}`, at === first ? 1 : 0))
  expect(weeksToShow(weeks(0))).toHaveLength(26)
  expect(weeksToShow(weeks(4))[0]!.startsOn).toBe('week 4')
  expect(weeksToShow(weeks(20))).toHaveLength(12)
  expect(weeksToShow(weeks(99))).toHaveLength(12)
})

test('the weeks are told in words', () => {
  expect(weeksWords([week('2026-11-02'), week('2026-11-09')])).toBe('Nothing was handed in during the last 2 weeks.')
  expect(weeksWords([week('2026-11-02', 3, 1), week('2026-11-09', 1, 2)])).toBe(
    'In the last 2 weeks: 4 submissions and 3 approvals. Your busiest week began on 2 Nov 2026, with 3 submissions.',
  )
})

test('shares and times are told in words, also before there are any', () => {
  expect(firstTimeWords(approvals)).toBe('1 of 2 steps was approved at the first attempt.')
  expect(firstTimeWords({ ...approvals, firstDecided: 0 })).toMatch(/^Told as soon as/)
  expect(timeToApprovalWords(approvals)).toContain('less than 13 hours')
  expect(timeToApprovalWords({ ...approvals, medianHoursToApproval: null })).toMatch(/^Told as soon as/)
})

test('a streak is told in words', () => {
  const days = [{ date: '2026-11-15', submissions: 1 }]
  expect(streakWords({ days, streak: { current: 1, longest: 4, isTodayDone: true } })).toBe(
    'You handed something in on 1 day in a row. Your longest streak is 4 days. In the last year you were here on 1 day.',
  )
  expect(streakWords({ days, streak: { current: 2, longest: 2, isTodayDone: false } })).toContain(
    'today is still to come',
  )
  expect(streakWords({ days: [], streak: { current: 0, longest: 0, isTodayDone: false } })).toContain('begins with')
})
