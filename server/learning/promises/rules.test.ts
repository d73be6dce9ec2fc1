import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MentorTime, type Opening, outsideHolidays, unionOfOpenings, workingMinutes } from './openings.rules.ts'
import { comesFirst, percentile, promise, requiredMinutes } from './rules.ts'

const hour = 60 * 60 * 1000
/** 2026-11-16 is a Monday. */
const india = (text: string) => new Date(`${text}:00+05:30`)
const noMentors = (now: Date) => unionOfOpenings([], now, 16)
const usual = { minutes: 240, perHour: 1 }
const at = (now: Date, change: Partial<Parameters<typeof promise>[0]> = {}) =>
  promise({ now, pace: usual, ahead: 0, openings: noMentors(now), maxHours: 72, ...change })

test.each([
  ['the same day', '2026-11-16T11:20', '2026-11-16T16:00'],
  ['the next morning for what is submitted in the evening', '2026-11-16T20:00', '2026-11-17T14:00'],
  ['when the school opens again, if there is no full hour left today', '2026-11-16T13:30', '2026-11-16T18:00'],
  ['after the weekend', '2026-11-21T16:30', '2026-11-23T13:00'],
])('promises %s', (_, now, promised) => {
  expect(at(india(now))).toEqual(india(promised))
})

test('is cautious with too few reviews: one working day', () => {
  const pace = { minutes: null, perHour: 0 }
  expect(at(india('2026-11-16T12:00'), { pace })).toEqual(india('2026-11-17T12:00'))
})

test('gives a longer queue the time that mentors need for it', () => {
  expect([requiredMinutes(usual, 0), requiredMinutes(usual, 3), requiredMinutes(usual, 9)]).toEqual([240, 240, 600])
})

test('what comes first is promised within one working day, however long the queue', () => {
  const now = india('2026-11-16T12:00')
  const slow = { minutes: 1500, perHour: 1 }
  expect(at(now, { pace: slow, ahead: 40, comesFirst: true })).toEqual(india('2026-11-17T12:00'))
  expect(at(now, { ahead: 40, comesFirst: true })).toEqual(at(now))
})

test.each([
  ['a first attempt of somebody who has been here for long', {}, false],
  ['a resubmission', { attempt: 2 }, true],
  ['a step that its checks approve', { isApprovedByChecks: true }, true],
  ['the sixth day', { firstEnrolledAt: india('2026-11-10T13:00') }, true],
  ['the eighth day', { firstEnrolledAt: india('2026-11-09T11:00') }, false],
  ['somebody without a course', { firstEnrolledAt: null }, false],
])('%s comes first or not', (_, waiting, expected) => {
  const now = india('2026-11-16T12:00')
  expect(comesFirst({ now, firstEnrolledAt: india('2026-01-01T10:00'), ...waiting })).toBe(expected)
})

test('promises the limit while every mentor is away', () => {
  const now = india('2026-11-16T12:10')
  const spans = [{ weekday: 1, from: 600, until: 1080 }]
  const openings = unionOfOpenings([{ spans, absences: [{ firstDay: '2026-11-01', lastDay: '2026-12-31' }] }], now, 16)
  expect(openings).toEqual([])
  expect(at(now, { openings, maxHours: 24 })).toEqual(india('2026-11-17T12:00'))
})

test('uses the hours of all mentors together', () => {
  const monday = (from: number, until: number): MentorTime => ({
    spans: [{ weekday: 1, from, until }],
    absences: [],
  })
  const openings = unionOfOpenings([monday(600, 720), monday(690, 840), monday(900, 960)], india('2026-11-16T00:00'), 7)
  const spans = openings.map(({ start, end }) => [new Date(start), new Date(end)])
  expect(spans).toEqual([
    [india('2026-11-16T10:00'), india('2026-11-16T14:00')],
    [india('2026-11-16T15:00'), india('2026-11-16T16:00')],
  ])
  expect(workingMinutes(openings, openings[0]!.start - hour, openings[1]!.start + hour / 2)).toBe(270)
})

const diwali = { firstDay: '2026-11-17', lastDay: '2026-11-18' }

test.each([
  ['continues after the holidays', '2026-11-16T16:00', '2026-11-19T12:00'],
  ['doesn’t count the rest of a holiday', '2026-11-18T12:00', '2026-11-19T14:00'],
  ['isn’t concerned if there is time before', '2026-11-16T11:20', '2026-11-16T16:00'],
  ['isn’t concerned afterwards', '2026-11-19T11:00', '2026-11-19T15:00'],
])('a promise %s', (_, now, promised) => {
  expect(at(india(now), { holidays: [diwali] })).toEqual(india(promised))
})

test('the limit is later by the holidays, so that nothing is promised for a day on which nobody works', () => {
  const now = india('2026-11-16T12:00')
  const slow = { pace: { minutes: 6000, perHour: 1 }, maxHours: 24 }
  expect(at(now, slow)).toEqual(india('2026-11-17T12:00'))
  expect(at(now, { ...slow, holidays: [diwali] })).toEqual(india('2026-11-19T12:00'))
  const next = { firstDay: '2026-11-19', lastDay: '2026-11-19' }
  expect(at(now, { ...slow, holidays: [diwali, next] })).toEqual(india('2026-11-20T12:00'))
  expect(at(india('2026-11-17T12:00'), { ...slow, holidays: [diwali] })).toEqual(india('2026-11-20T00:00'))
})

test('cuts holidays out of openings that reach over midnight', () => {
  const night: MentorTime = {
    spans: [
      { weekday: 1, from: 1320, until: 1440 },
      { weekday: 2, from: 0, until: 120 },
    ],
    absences: [],
  }
  const openings = unionOfOpenings([night], india('2026-11-16T00:00'), 7)
  const left = outsideHolidays(openings, [diwali])
  expect(left.map(({ start, end }) => [new Date(start), new Date(end)])).toEqual([
    [india('2026-11-16T22:00'), india('2026-11-17T00:00')],
  ])
})

const clock = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
const span = fc
  .record({
    weekday: fc.integer({ min: 1, max: 7 }),
    from: fc.integer({ min: 0, max: 95 }),
    size: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ weekday, from, size }) => ({ weekday, from: from * 15, until: Math.min(24 * 60, (from + size) * 15) }))
const absence = fc.integer({ min: 0, max: 20 }).map((start) => ({
  firstDay: `2026-06-${String(start + 1).padStart(2, '0')}`,
  lastDay: `2026-06-${String(Math.min(30, start + 8)).padStart(2, '0')}`,
}))
const mentor = fc.record({ spans: fc.array(span, { maxLength: 8 }), absences: fc.array(absence, { maxLength: 2 }) })
const situation = fc.record({
  now: clock,
  pace: fc.record({
    minutes: fc.option(fc.integer({ min: 0, max: 6000 })),
    perHour: fc.double({ min: 0, max: 50, noNaN: true }),
  }),
  ahead: fc.integer({ min: 0, max: 2000 }),
  mentors: fc.array(mentor, { maxLength: 4 }),
  maxHours: fc.integer({ min: 4, max: 336 }),
})
const isInside = (openings: Opening[], time: number) => openings.some(({ start, end }) => start <= time && time <= end)

test('promises a full hour in working hours, never over the limit and never before mentors work again', () => {
  fc.assert(
    fc.property(situation, ({ mentors, ...given }) => {
      const openings = unionOfOpenings(mentors, given.now, 16)
      const promised = promise({ ...given, openings }).getTime()
      const limit = given.now.getTime() + given.maxHours * hour
      expect(promised).toBeGreaterThan(given.now.getTime())
      expect(promised).toBeLessThanOrEqual(limit)
      expect((promised + 5.5 * hour) % hour).toBe(0)
      const isLimited = promised > limit - hour
      const minutes = workingMinutes(openings, given.now.getTime(), promised)
      expect(isLimited || (isInside(openings, promised) && minutes >= 30)).toBe(true)
    }),
  )
})

test('never promises earlier because the queue or the usual time is longer', () => {
  fc.assert(
    fc.property(situation, fc.nat(500), fc.nat(2000), ({ mentors, pace, ...given }, more, slower) => {
      const openings = unionOfOpenings(mentors, given.now, 16)
      const before = promise({ ...given, pace, openings })
      expect(promise({ ...given, pace, openings, ahead: given.ahead + more }) >= before).toBe(true)
      const slow = { ...pace, minutes: pace.minutes === null ? null : pace.minutes + slower }
      expect(promise({ ...given, pace: slow, openings }) >= before).toBe(true)
    }),
  )
})

test('takes the nearest rank as a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([percentile(hundred, 0.9), percentile(hundred, 0.5), percentile([7], 0.9), percentile([], 0.9)]).toEqual([
    90,
    50,
    7,
    null,
  ])
})
