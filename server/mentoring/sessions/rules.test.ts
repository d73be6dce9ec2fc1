import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { assertJoinable, dueReminder, missingWeeks, nextSeat, startOf } from './rules.ts'

const ist = (text: string) => new Date(`${text.replace(' ', 'T')}+05:30`)
const session = { startsAt: ist('2026-11-21 18:00'), endsAt: ist('2026-11-21 18:30'), cancelledAt: null }
const seat = { state: 'reserved' as const, joinedAt: null }

test('reads the date and time on India’s clock', () => {
  expect(startOf({ date: '2026-11-21', time: '00:15' }).toISOString()).toBe('2026-11-20T18:45:00.000Z')
})

describe('a person with a seat joins from ten minutes before until the end', () => {
  test.each([
    ['2026-11-21 17:49', /You can join from Sat 21 Nov, 5:50 PM/],
    ['2026-11-21 18:30', /over/],
  ])('not at %s', (now, refusal) => {
    expect(() => assertJoinable(session, { seat, isHost: false, now: ist(now) })).toThrow(refusal)
  })

  test.each(['2026-11-21 17:50', '2026-11-21 18:29'])('at %s', (now) => {
    expect(() => assertJoinable(session, { seat, isHost: false, now: ist(now) })).not.toThrow()
  })

  test('nobody else does, and the host opens it half an hour before', () => {
    const now = ist('2026-11-21 17:55')
    expect(() => assertJoinable(session, { seat: null, isHost: false, now })).toThrow(/Reserve a seat/)
    const waiting = { state: 'waiting' as const, joinedAt: null }
    expect(() => assertJoinable(session, { seat: waiting, isHost: false, now })).toThrow(/waiting list/)
    expect(() => assertJoinable(session, { seat: null, isHost: true, now: ist('2026-11-21 17:30') })).not.toThrow()
    expect(() => assertJoinable({ ...session, cancelledAt: now }, { seat, isHost: true, now })).toThrow(/cancelled/)
  })
})

test('a free seat goes to the waiting list first', () => {
  expect(nextSeat({ seatsTaken: 4, capacity: 5, waiting: 0 })).toBe('reserved')
  expect(nextSeat({ seatsTaken: 5, capacity: 5, waiting: 0 })).toBe('waiting')
  expect(nextSeat({ seatsTaken: 4, capacity: 5, waiting: 1 })).toBe('waiting')
})

describe('a reminder is due', () => {
  const reservedAt = ist('2026-11-01 10:00')
  test.each([
    ['2026-11-20 17:59', null],
    ['2026-11-20 18:00', 1440],
    ['2026-11-21 16:59', 1440],
    ['2026-11-21 17:00', 60],
    ['2026-11-21 17:49', 60],
    ['2026-11-21 17:50', 10],
    ['2026-11-21 18:00', null],
  ])('%s: %s', (now, due) => expect(dueReminder({ ...session, reservedAt }, ist(now))).toBe(due))

  test('but not one from before the seat was reserved', () => {
    const late = { ...session, reservedAt: ist('2026-11-21 17:20') }
    expect(dueReminder(late, ist('2026-11-21 17:21'))).toBe(null)
    expect(dueReminder(late, ist('2026-11-21 17:50'))).toBe(10)
  })
})

test('a series has the weeks that are still to come, each once, at most eight weeks ahead', () => {
  const now = ist('2026-11-16 10:00')
  const week = 7 * dayMs
  fc.assert(
    fc.property(
      fc.integer({ min: -60, max: 60 }),
      fc.integer({ min: 0, max: 52 }),
      fc.array(fc.integer({ min: 0, max: 52 })),
      (hoursAhead, weeks, existing) => {
        const firstStartsAt = new Date(now.getTime() + hoursAhead * dayMs)
        const found = missingWeeks({ firstStartsAt, weeks }, existing, { now, holidays: [] })
        expect(new Set(found).size).toBe(found.length)
        for (const each of found) {
          const start = firstStartsAt.getTime() + each * week
          expect(start > now.getTime() && start <= now.getTime() + 8 * week).toBe(true)
          expect(each < weeks && !existing.includes(each)).toBe(true)
        }
        expect(missingWeeks({ firstStartsAt, weeks }, [...existing, ...found], { now, holidays: [] })).toEqual([])
      },
    ),
  )
})
