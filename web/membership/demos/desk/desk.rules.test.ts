import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookedOn, demoDeskAddress, isFull, monthAfter, monthInWords, placesBefore } from './desk.rules.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-15T06:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const read = (address: string) => demoDeskAddress.read(new URLSearchParams(address))

test('without an address it is today, by day', () => {
  expect(read('')).toEqual({ show: 'day', day: '2026-11-15', month: '2026-11', search: '', state: '', assignee: '' })
})

test.each(['day=2026-99-99', 'day=tomorrow', 'month=2026-13', 'show=none', 'state=lost', 'assignee=5'])(
  'what the address says wrongly (%s) is not believed',
  (address) => expect(read(address)).toEqual(read('')),
)

test('what is written is read again, and what goes without saying is not written', () => {
  const choice = read('show=coming&day=2026-12-03&month=2027-01&search=asha&state=no show&assignee=me')
  expect(read(new URLSearchParams(demoDeskAddress.write(choice)).toString())).toEqual(choice)
  expect(Object.values(demoDeskAddress.write(read(''))).join('')).toBe('')
})

test('months follow one another over the year, and begin at their weekday', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(monthInWords('2026-11')).toBe('November 2026')
  // Sunday, Monday and Saturday.
  expect(['2026-11-01', '2026-06-01', '2026-08-01'].map(placesBefore)).toEqual([6, 0, 5])
})

test('a day is full when each of its slots is', () => {
  const day = (...booked: number[]) => ({ date: '', slots: booked.map((one) => ({ demoTime: '', booked: one })) })
  expect(bookedOn(day(2, 0, 3))).toBe(5)
  expect([isFull(day(2, 1), 2), isFull(day(2, 3), 2)]).toEqual([false, true])
})
