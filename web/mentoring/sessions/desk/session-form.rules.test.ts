import { expect, test } from 'vitest'
import { clockTime, emptySession, lastDate, leftOut, readSession } from './session-form.rules.ts'

test('names the days that a weekly series leaves out, not its first', () => {
  const holidays = [
    { holidayId: 1, name: 'Team day', firstDay: '2026-11-21', lastDay: '2026-11-21' },
    { holidayId: 2, name: 'Winter break', firstDay: '2026-12-01', lastDay: '2026-12-12' },
  ]
  const left = [
    { date: '2026-12-05', name: 'Winter break' },
    { date: '2026-12-12', name: 'Winter break' },
  ]
  expect(leftOut({ date: '2026-11-21', weeks: '4' }, holidays)).toEqual(left)
  expect(leftOut({ date: '2026-11-21', weeks: '1' }, holidays)).toEqual([])
  expect(leftOut({ date: '', weeks: 'x' }, holidays)).toEqual([])
})

test.each([
  ['2026-11-16T05:00:00Z', '2026-11-21'],
  // Saturday itself is too late; it is already Sunday in India.
  ['2026-11-21T05:00:00Z', '2026-11-28'],
  ['2026-11-21T20:00:00Z', '2026-11-28'],
])('a new session at %s is proposed for Saturday %s', (now, date) => {
  expect(emptySession(Date.parse(now), 3, null)).toMatchObject({ date, time: '18:00', hostId: '3' })
})

test.each([
  ['', null, null],
  ['7', '7', null],
  ['batch:5', null, '5'],
])('for “%s”: course %s, batch %s', (audience, courseId, batchId) => {
  const form = new FormData()
  form.set('audience', audience)
  expect(readSession(form)).toEqual({ courseId, batchId })
})

test('from the page of a batch, a new session is for it', () =>
  expect(emptySession(Date.now(), 3, '5').audience).toBe('batch:5'))

test('shows the time in India', () => expect(clockTime('2026-11-21T18:45:00.000Z')).toBe('00:15'))

test('names the last date of a series', () => {
  expect(lastDate({ date: '2026-11-21', weeks: '8' })).toBe('Sat 9 Jan')
  expect(lastDate({ date: '2026-11-21', weeks: '1' })).toBe(null)
  expect(lastDate({ date: '', weeks: '8' })).toBe(null)
})
