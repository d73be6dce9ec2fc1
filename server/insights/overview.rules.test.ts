import { expect, test } from 'vitest'
import { isOld, spanOf, toEndings, toWeeks } from './overview.rules.ts'

const wednesday = new Date('2026-11-18T09:00:00Z')

test('starts weeks on Monday at midnight in India', () => {
  expect(spanOf(wednesday).weeksFrom).toEqual(new Date('2026-08-31T00:00:00+05:30'))
  // Still Sunday in London, and Monday in Mumbai.
  expect(spanOf(new Date('2026-11-15T18:30:00Z')).weeksFrom).toEqual(new Date('2026-08-31T00:00:00+05:30'))
  expect(spanOf(new Date('2026-11-15T18:29:59Z')).weeksFrom).toEqual(new Date('2026-08-24T00:00:00+05:30'))
})

test('compares with last week up to the same moment', () => {
  expect(spanOf(wednesday).sameMomentLastWeek).toEqual(new Date('2026-11-11T09:00:00Z'))
})

test('includes empty weeks, without a review time', () => {
  const { weeks, lastWeekSoFar } = toWeeks(
    spanOf(wednesday),
    {
      registrations: [{ week: 11, total: 4, soFar: 0 }],
      submissions: [{ week: 10, total: 9, soFar: 5 }],
      hoursToReview: [{ week: 10, total: 20, soFar: 12.5 }],
      paise: [{ week: 10, total: 798_50, soFar: 399_00 }],
    },
    { seesPeople: true, seesPayments: true },
  )
  const nothing = { registrations: 0, submissions: 0, medianHoursToReview: null, verifiedRupees: 0 }
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ startsOn: '2026-08-31', ...nothing })
  expect(weeks[10]).toEqual({
    startsOn: '2026-11-09',
    registrations: 0,
    submissions: 9,
    medianHoursToReview: 20,
    verifiedRupees: 798.5,
  })
  expect(weeks[11]).toEqual({ startsOn: '2026-11-16', ...nothing, registrations: 4 })
  expect(lastWeekSoFar).toEqual({
    startsOn: '2026-11-09',
    registrations: 0,
    submissions: 5,
    medianHoursToReview: 12.5,
    verifiedRupees: 399,
  })
})

const one = (week: number, total = 1) => [{ week, total, soFar: 0 }]
const figuresOf = (week: number, submissions = 1) => ({
  registrations: one(week),
  submissions: one(week, submissions),
  hoursToReview: one(week),
  paise: one(week),
})

test('hides money and people from mentors in every week', () => {
  const { weeks, lastWeekSoFar } = toWeeks(spanOf(wednesday), figuresOf(10), { seesPeople: false, seesPayments: false })
  for (const week of [...weeks, lastWeekSoFar])
    expect(week).toMatchObject({ registrations: null, verifiedRupees: null })
  expect(weeks[10]).toMatchObject({ submissions: 1, medianHoursToReview: 1 })
})

test('counts again after a second, and later if counting takes long', () => {
  const after = (ms: number, tookMs: number) =>
    isOld({ countedAt: wednesday, tookMs }, new Date(wednesday.getTime() + ms))
  expect([after(999, 10), after(1_000, 10)]).toEqual([false, true])
  expect([after(59_999, 3_000), after(60_000, 3_000)]).toEqual([false, true])
  // The clock was set back.
  expect(after(-1, 10)).toBe(true)
})

test('counts access endings a week back and a week ahead, and active learners', () => {
  const { active, expiringIn7Days, endings } = toEndings(spanOf(wednesday), [
    { day: 0, all: 2, open: 0 },
    { day: 7, all: 3, open: 1 },
    { day: 13, all: 1, open: 1 },
    { day: null, all: 40, open: 40 },
  ])
  expect({ active, expiringIn7Days }).toEqual({ active: 42, expiringIn7Days: 2 })
  expect(endings).toHaveLength(14)
  expect(endings[0]).toEqual({ date: '2026-11-11', count: 2 })
  expect(endings[7]).toEqual({ date: '2026-11-18', count: 3 })
  expect(endings[13]).toEqual({ date: '2026-11-24', count: 1 })
})
