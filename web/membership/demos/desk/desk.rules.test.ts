import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookedOn, demoDeskUrl, isFull, leadingBlanks } from './desk.rules.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-15T06:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const read = (query: string) => demoDeskUrl.read(new URLSearchParams(query))

test('shows all leads by default', () => {
  expect(read('')).toEqual({ show: 'all', day: '2026-11-15', month: '2026-11', search: '', state: '', assignee: '' })
})

test.each(['day=2026-99-99', 'day=tomorrow', 'month=2026-13', 'show=none', 'state=unknown', 'assignee=5'])(
  'ignores the invalid parameter %s',
  (query) => expect(read(query)).toEqual(read('')),
)

test('reads back what it writes, and writes no defaults', () => {
  const filter = read('show=upcoming&day=2026-12-03&month=2027-01&search=asha&state=no show&assignee=me')
  expect(read(new URLSearchParams(demoDeskUrl.write(filter)).toString())).toEqual(filter)
  expect(Object.values(demoDeskUrl.write(read(''))).join('')).toBe('')
})

test('finds the first weekday of a month', () => {
  // Sunday, Monday and Saturday.
  expect(['2026-11-01', '2026-06-01', '2026-08-01'].map(leadingBlanks)).toEqual([6, 0, 5])
})

test('a day is full when all of its slots are', () => {
  const day = (...booked: number[]) => ({ date: '', slots: booked.map((count) => ({ demoTime: '', booked: count })) })
  expect(bookedOn(day(2, 0, 3))).toBe(5)
  expect([isFull(day(2, 1), 2), isFull(day(2, 3), 2)]).toEqual([false, true])
})
