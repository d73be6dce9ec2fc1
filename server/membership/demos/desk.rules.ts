import type { BookingChange } from '#contract/membership/demo-desk.ts'
import { demoScheduleOf, demoSlots } from '#contract/membership/demos.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { daysAfter, formatDate } from '#server/kit/india.ts'
import { hasStarted, type SlotCount } from './rules.ts'
import type { DemoBookingRow } from './tables.ts'

/** Older demos are not in the calendar feed. */
export const feedDaysBack = 30

/** The days of a month such as 2026-11. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, ahead) => daysAfter(first, ahead)).filter((date) => date.startsWith(month))
}

/** Every slot of every day, also those without bookings. */
export function slotsByDay(days: string[], counts: SlotCount[]) {
  const booked = new Map(counts.map((count) => [demoScheduleOf(count.demoDate, count.demoTime), count.booked]))
  return days.map((date) => ({
    date,
    slots: demoSlots.map((demoTime) => ({ demoTime, booked: booked.get(demoScheduleOf(date, demoTime)) ?? 0 })),
  }))
}

export function assertNotEmpty(change: BookingChange) {
  if (Object.values(change).every((value) => value === undefined)) throw invalid({ form: 'Choose what to change' })
}

/** Its place may be taken by now, so it can't come back. */
export function assertNotCancelled(booking: DemoBookingRow, { state = booking.state }: BookingChange) {
  if (booking.state !== 'cancelled' || state === 'cancelled') return
  throw conflict(`${booking.name} cancelled this demo. They can book a new one.`)
}

/** Who came is known only once the demo has started. */
export function assertStarted(bookings: DemoBookingRow[], { state }: BookingChange, now: Date) {
  if (state !== 'attended' && state !== 'no show') return
  const early = bookings.find(
    (booking) => booking.state !== state && !hasStarted(booking.demoDate, booking.demoTime, now),
  )
  if (!early) return
  const when = demoScheduleOf(formatDate(early.demoDate), early.demoTime)
  throw invalid({ state: `The demo of ${early.name} hasn’t happened yet. It’s on ${when}.` })
}

type Fields = { [Key in 'state' | 'note' | 'assigneeId']?: DemoBookingRow[Key] }

/** The fields that differ, before and after; null when none does. */
export function diff(booking: DemoBookingRow, change: BookingChange): { before: Fields; after: Fields } | null {
  const { state = booking.state, note = booking.note } = change
  const assigneeId = change.assigneeId === undefined ? booking.assigneeId : change.assigneeId
  const changed = Object.entries({ state, note, assigneeId }).filter(
    ([key, value]) => booking[key as keyof Fields] !== value,
  )
  if (changed.length === 0) return null
  const before = Object.fromEntries(changed.map(([key]) => [key, booking[key as keyof Fields]]))
  return { before, after: Object.fromEntries(changed) }
}
