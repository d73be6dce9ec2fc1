import { describe, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { describeEnd } from '../texts.ts'
import { daysUntil, dueReminder, lastDayOf, reminderWindow } from './service.ts'

/** A moment on India's clock. */
const ist = (text: string) => new Date(`${text.replace(' ', 'T')}+05:30`)
const long = new Date('2020-01-01T00:00:00Z')

describe('daysUntil counts days on India’s calendar', () => {
  test.each([
    ['2026-11-15 23:59', '2026-11-16 00:01', 1],
    ['2026-11-16 00:01', '2026-11-16 23:59', 0],
    ['2026-11-15 05:00', '2026-11-16 05:00', 1],
    ['2026-11-15 08:30', '2026-11-16 00:00', 0],
    ['2026-11-15 08:30', '2026-11-15 00:00', -1],
    ['2026-12-31 23:59', '2027-01-01 00:01', 1],
    ['2028-02-28 08:30', '2028-03-01 10:00', 2],
  ])('from %s to %s: %i', (now, endsAt, days) => expect(daysUntil(ist(endsAt), ist(now))).toBe(days))

  test('decreases by one every day for five years', () => {
    const day = dayMs
    const first = ist('2026-01-01 00:00').getTime()
    const wrong: string[] = []
    for (let index = 0; index < 5 * 366; index++) {
      const end = new Date(first + index * day + ((index * 7_919) % 1440) * 60_000 + 1)
      for (const ahead of [0, 1, 2, 3, 31]) {
        const now = new Date(first + (index - ahead) * day + ((index * 104_729) % 1440) * 60_000)
        if (daysUntil(end, now) !== ahead) wrong.push(`${now.toISOString()} ${end.toISOString()}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

test.each([
  ['2026-11-16 00:00', '2026-11-15'],
  ['2026-11-16 00:01', '2026-11-16'],
  ['2026-11-15 23:59', '2026-11-15'],
  ['2028-03-01 00:00', '2028-02-29'],
])('the last day of an end at %s is %s', (endsAt, day) => expect(lastDayOf(ist(endsAt))).toBe(day))

describe('a reminder is due', () => {
  const endsAt = ist('2026-11-18 14:00')
  test.each([
    ['2026-11-14 23:59', null],
    ['2026-11-15 00:01', 3],
    ['2026-11-15 23:59', 3],
    // Made up for, if the day before was missed.
    ['2026-11-16 08:30', 3],
    ['2026-11-17 08:30', 1],
    ['2026-11-18 08:30', 0],
    // It ended at two; the day of the end is not over.
    ['2026-11-18 20:30', 0],
    ['2026-11-19 00:01', null],
  ])('%s: %s', (now, due) => expect(dueReminder({ endsAt, knownSince: long }, ist(now))).toBe(due))

  test.each([
    ['2026-11-15 20:00', '2026-11-15 20:30', 3],
    // Two days were given: nobody missed the third.
    ['2026-11-16 10:00', '2026-11-16 10:30', null],
    ['2026-11-16 10:00', '2026-11-17 08:30', 1],
    ['2026-11-18 10:00', '2026-11-18 10:30', 0],
  ])('for an end known since %s, at %s: %s', (knownSince, now, due) =>
    expect(dueReminder({ endsAt, knownSince: ist(knownSince) }, ist(now))).toBe(due),
  )
})

test('looks for ends from today’s midnight to the end of the third day', () => {
  expect(reminderWindow(ist('2026-12-30 23:59'))).toEqual({
    after: ist('2026-12-30 00:00'),
    upTo: ist('2027-01-03 00:00'),
  })
})

test.each([
  ['2026-11-15 08:30', '2026-11-18 17:30', 'ends in 3 days, on 18 Nov 2026, at 5:30 PM IST'],
  ['2026-11-16 08:30', '2026-11-18 17:30', 'ends in 2 days, on 18 Nov 2026, at 5:30 PM IST'],
  ['2026-11-17 08:30', '2026-11-18 00:01', 'ends tomorrow, 18 Nov 2026, at 12:01 AM IST'],
  ['2026-11-18 08:30', '2026-11-18 17:30', 'ends today, 18 Nov 2026, at 5:30 PM IST'],
  ['2026-11-17 08:30', '2026-11-18 00:00', 'ends today, 17 Nov 2026, at midnight'],
  ['2026-11-18 08:30', '2026-11-18 00:01', 'ended on 18 Nov 2026, at 12:01 AM IST'],
  ['2026-12-31 08:30', '2027-01-01 10:00', 'ends tomorrow, 1 Jan 2027, at 10:00 AM IST'],
])('at %s, an end at %s is described as %s', (at, end, words) => {
  const [now, endsAt] = [ist(at), ist(end)]
  expect(describeEnd({ endsAt, daysLeft: endsAt <= now ? null : daysUntil(endsAt, now) })).toBe(words)
})
