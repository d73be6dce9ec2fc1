import { expect, test } from 'vitest'
import {
  dayLabel,
  describeFirstTime,
  describeQuiz,
  quizTotals,
  monthStarts,
  describeDays,
  describeTimeToApproval,
  formatHours,
  weekLabel,
  weeksToShow,
  describeWeeks,
} from './performance.rules.ts'

const week = (startsOn: string, submissions = 0, approvals = 0) => ({ startsOn, submissions, approvals })
const approvals = { submissions: 3, approved: 2, firstDecided: 2, firstApproved: 1, medianHoursToApproval: 13.4 }

test.each([
  [0.5, '30 minutes'],
  [13.4, '13 hours'],
  [72, '3 days'],
])('formats %s hours as %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text)
})

test('labels a week and a day', () => {
  expect(weekLabel(week('2026-11-09', 3, 1))).toBe('Week of 9 Nov 2026: 3 submitted, 1 approved')
  expect(dayLabel({ date: '2026-11-15', submissions: 0 })).toBe('15 Nov 2026: no submissions')
  expect(dayLabel({ date: '2026-11-15', submissions: 1 })).toBe('15 Nov 2026: 1 submission')
})

test('names a month on its first week', () => {
  const weeks = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'].map((monday) => week(monday))
  expect(monthStarts(weeks)).toEqual(['Oct', null, 'Nov', null])
})

test('leaves out empty weeks before the first submission, but shows at least twelve', () => {
  const weeks = (first: number) => Array.from({ length: 26 }, (_, at) => week(`week ${at}`, at === first ? 1 : 0))
  expect(weeksToShow(weeks(0))).toHaveLength(26)
  expect(weeksToShow(weeks(4))[0]!.startsOn).toBe('week 4')
  expect(weeksToShow(weeks(20))).toHaveLength(12)
  expect(weeksToShow(weeks(99))).toHaveLength(12)
})

test('describes the weeks', () => {
  expect(describeWeeks([week('2026-11-02'), week('2026-11-09')])).toBe('No submissions in the last 2 weeks.')
  expect(describeWeeks([week('2026-11-02', 3, 1), week('2026-11-09', 1, 2)])).toBe(
    'In the last 2 weeks: 4 submissions and 3 approvals. Your busiest week started on 2 Nov 2026, with 3 submissions.',
  )
})

test('describes approvals, also before there are any', () => {
  expect(describeFirstTime(approvals)).toBe('1 of 2 steps was approved on the first attempt.')
  expect(describeFirstTime({ ...approvals, firstDecided: 0 })).toMatch(/^You’ll see this after/)
  expect(describeTimeToApproval(approvals)).toContain('less than 13 hours')
  expect(describeTimeToApproval({ ...approvals, medianHoursToApproval: null })).toMatch(/^You’ll see this after/)
})

test('adds up the quiz results of all courses', () => {
  const total = quizTotals([{ quiz: { answered: 5, rightAtFirst: 3 } }, { quiz: { answered: 1, rightAtFirst: 1 } }])
  expect(describeQuiz(total)).toBe('You’ve answered 6 questions in the lessons, 4 right at the first try.')
})

test('describes the days of the last year, and the streak unless it is hidden', () => {
  const days = [{ date: '2026-11-15', submissions: 1 }]
  const streak = { current: 1, longest: 4, isTodayDone: true, graceUsed: 0, week: [] }
  expect(describeDays({ days, streak })).toBe(
    'In the last year you submitted on 1 day. Your longest streak is 4 days of study. Now it’s 1 day.',
  )
  expect(describeDays({ days, streak: null })).toBe('In the last year you submitted on 1 day.')
  expect(describeDays({ days: [], streak: { ...streak, current: 0, longest: 0 } })).not.toContain('streak')
})
