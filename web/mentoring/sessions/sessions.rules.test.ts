import { expect, test } from 'vitest'
import type { WeekendSession } from '#contract/mentoring/sessions.ts'
import { byWeek, meetingAt, ordinal, timeRange } from './sessions.rules.ts'

const ist = (text: string) => `${text.replace(' ', 'T')}:00+05:30`
const times = { startsAt: ist('2026-11-21 18:00'), endsAt: ist('2026-11-21 18:30') }

test.each([
  ['18:00', '18:30', '6:00 – 6:30 PM'],
  ['11:30', '12:00', '11:30 AM – 12:00 PM'],
])('a session from %s to %s is shown as %s', (start, end, expected) => {
  const range = { startsAt: ist(`2026-11-21 ${start}`), endsAt: ist(`2026-11-21 ${end}`) }
  expect(timeRange(range)).toBe(expected)
})

test.each([
  ['17:49', false, 'soon'],
  ['17:50', false, 'open'],
  ['17:29', true, 'soon'],
  ['17:30', true, 'open'],
  ['18:30', false, 'over'],
])('at %s, for the host: %s, the meeting is %s', (time, isHost, expected) => {
  expect(meetingAt(times, Date.parse(ist(`2026-11-21 ${time}`)), isHost)).toBe(expected)
})

test('groups sessions by the week in India, which starts on Monday', () => {
  const starts = ['2026-11-22 23:30', '2026-11-23 00:30', '2026-11-29 10:00', '2026-12-05 18:00']
  const sessions = starts.map((start) => ({ startsAt: ist(start) }) as WeekendSession)
  const groups = byWeek(sessions, Date.parse(ist('2026-11-16 09:00')))
  expect(groups.map(({ title, sessions }) => [title, sessions.length])).toEqual([
    ['This week', 1],
    ['Next week', 2],
    ['Week of 30 Nov', 1],
  ])
})

test.each([
  [1, '1st'],
  [11, '11th'],
  [22, '22nd'],
])('%i is %s', (number, expected) => expect(ordinal(number)).toBe(expected))
