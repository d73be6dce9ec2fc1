import { expect, test } from 'vitest'
import { demoSlots } from '#contract/membership/demos.ts'
import { indiaDate } from '#server/kit/india.ts'
import {
  bookableDays,
  demoWindow,
  hasStarted,
  assertSlotFree,
  assertScheduleMatches,
  assertBookable,
  slotTimes,
} from './rules.ts'

const at = (instant: string) => new Date(instant)

test.each([
  ['2028-01-31T06:00:00Z', '2028-01-31', '2028-03-01'],
  ['2027-02-28T19:00:00Z', '2027-03-01', '2027-03-31'],
])('at %s, the window is from %s to %s', (now, first, last) => {
  const window = demoWindow(at(now))
  expect([window[0], window.at(-1), window.length]).toEqual([first, last, 31])
  expect(new Set(window).size).toBe(31)
})

test.each([
  ['5:00 AM - 7:30 AM', '2026-11-14T23:30:00.000Z', '2026-11-15T02:00:00.000Z'],
  ['5:00 PM - 5:30 PM', '2026-11-15T11:30:00.000Z', '2026-11-15T12:00:00.000Z'],
  ['9:30 PM - 10:00 PM', '2026-11-15T16:00:00.000Z', '2026-11-15T16:30:00.000Z'],
] as const)('the slot %s on 15 November is from %s to %s', (slot, start, end) => {
  expect(slotTimes('2026-11-15', slot)).toEqual({ start: at(start), end: at(end) })
})

test('ends every slot after its start, on the same day', () => {
  for (const slot of demoSlots) {
    const { start, end } = slotTimes('2028-02-29', slot)
    expect(end.getTime()).toBeGreaterThan(start.getTime())
    expect([indiaDate(start), indiaDate(end)]).toEqual(['2028-02-29', '2028-02-29'])
  }
})

test('treats a slot as past from its start', () => {
  const begun = (now: string) => hasStarted('2026-11-15', '5:00 PM - 5:30 PM', at(now))
  expect(begun('2026-11-15T11:29:59.999Z')).toBe(false)
  expect(begun('2026-11-15T11:30:00.000Z')).toBe(true)
  expect(begun('2026-11-15T23:00:00.000Z')).toBe(true)
})

test('offers the remaining slots today and all seven on other days', () => {
  const days = bookableDays(at('2026-11-15T14:45:00Z'), [], 12)
  expect(days[0]).toEqual({
    date: '2026-11-15',
    slots: ['8:30 PM - 9:00 PM', '9:00 PM - 9:30 PM', '9:30 PM - 10:00 PM'],
  })
  expect(days[1]).toEqual({ date: '2026-11-16', slots: [...demoSlots] })
  expect(days).toHaveLength(31)
})

test('offers nothing late in the evening and all slots after midnight', () => {
  expect(bookableDays(at('2026-11-15T16:00:00Z'), [], 12)[0]).toEqual({ date: '2026-11-15', slots: [] })
  expect(bookableDays(at('2026-11-15T18:30:00Z'), [], 12)[0]).toEqual({ date: '2026-11-16', slots: [...demoSlots] })
})

test('hides a full slot and offers one with a place left', () => {
  const counts = [
    { demoDate: '2026-11-16', demoTime: '5:00 PM - 5:30 PM' as const, booked: 12 },
    { demoDate: '2026-11-16', demoTime: '5:30 PM - 6:00 PM' as const, booked: 11 },
  ]
  const slots = bookableDays(at('2026-11-15T06:00:00Z'), counts, 12)[1]!.slots
  expect(slots).not.toContain('5:00 PM - 5:30 PM')
  expect(slots).toContain('5:30 PM - 6:00 PM')
  expect(bookableDays(at('2026-11-15T06:00:00Z'), [], 0).flatMap((day) => day.slots)).toEqual([])
})

const contact = {
  name: 'Asha',
  email: 'asha@example.in',
  message: 'Web',
  mbNumber: '+919876543210',
  demoDate: '2026-11-16',
  demoTime: '5:00 PM - 5:30 PM' as const,
  demoSchedule: '2026-11-16 at 5:00 PM - 5:30 PM',
}
const now = at('2026-11-15T06:00:00Z')

test('rejects a schedule that does not match the date and time', () => {
  expect(() => assertScheduleMatches(contact)).not.toThrow()
  expect(() => assertScheduleMatches({ ...contact, demoSchedule: '2026-11-17 at 5:00 PM - 5:30 PM' })).toThrow(
    expect.objectContaining({ code: 'invalid_input', fields: { demoSchedule: expect.any(String) } }),
  )
})

test.each(['2026-11-14', '2026-12-16', '1999-01-01', '9999-12-31'])('rejects %s, outside the window', (demoDate) => {
  expect(() => assertBookable({ ...contact, demoDate }, now)).toThrow(
    expect.objectContaining({ fields: { demoDate: 'Choose a date from 15 Nov 2026 to 15 Dec 2026' } }),
  )
})

test('accepts the first and last day of the window, but no slot that has started', () => {
  for (const demoDate of ['2026-11-15', '2026-12-15']) {
    expect(() => assertBookable({ ...contact, demoDate }, now)).not.toThrow()
  }
  const early = { ...contact, demoDate: '2026-11-15', demoTime: '5:00 AM - 7:30 AM' as const }
  expect(() => assertBookable(early, now)).toThrow(
    expect.objectContaining({
      code: 'invalid_input',
      fields: { demoTime: expect.stringContaining('already started') },
    }),
  )
})

test('accepts the last place and rejects the next', () => {
  expect(() => assertSlotFree(11, 12)).not.toThrow()
  for (const booked of [12, 13]) {
    expect(() => assertSlotFree(booked, 12)).toThrow(
      expect.objectContaining({ code: 'conflict', fields: { demoTime: 'This slot is full. Please choose another.' } }),
    )
  }
})
