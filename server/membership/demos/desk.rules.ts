import type { BookingChange } from '#contract/membership/demo-desk.ts'
import { demoScheduleOf, demoSlots } from '#contract/membership/demos.ts'
import { invalid } from '#server/kit/http/errors.ts'
import { daysAfter, inWords, type SlotCount } from './rules.ts'
import type { DemoBookingRow } from '../tables.ts'

/** A feed goes so many days back: what is over is looked up at the desk. */
export const feedDaysBack = 30

/** The days of a month such as 2026-11. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, ahead) => daysAfter(first, ahead)).filter((date) => date.startsWith(month))
}

/** Every slot of every day, also those that nobody has booked. */
export function fullness(days: string[], counts: SlotCount[]) {
  const booked = new Map(counts.map((count) => [demoScheduleOf(count.demoDate, count.demoTime), count.booked]))
  return days.map((date) => ({
    date,
    slots: demoSlots.map((demoTime) => ({ demoTime, booked: booked.get(demoScheduleOf(date, demoTime)) ?? 0 })),
  }))
}

export function refuseEmptyChange(change: BookingChange) {
  if (Object.values(change).every((value) => value === undefined)) throw invalid({ form: 'Say what is to change' })
}

type Changed = { [Key in 'state' | 'note' | 'assigneeId']?: DemoBookingRow[Key] }

/** What of the wanted is another than before, and what that was; null when it is all the same. */
export function changeOf(booking: DemoBookingRow, wanted: BookingChange): { before: Changed; after: Changed } | null {
  const { state = booking.state, note = booking.note } = wanted
  const assigneeId = wanted.assigneeId === undefined ? booking.assigneeId : wanted.assigneeId
  const differing = Object.entries({ state, note, assigneeId }).filter(
    ([key, value]) => booking[key as keyof Changed] !== value,
  )
  if (differing.length === 0) return null
  const before = Object.fromEntries(differing.map(([key]) => [key, booking[key as keyof Changed]]))
  return { before, after: Object.fromEntries(differing) }
}

/** What an admin reads who is given demos to look after. */
export function demosGivenNotification(bookings: Pick<DemoBookingRow, 'name' | 'demoDate' | 'demoTime'>[], by: string) {
  const [first] = bookings
  const link = `/admin/request?tab=demos&day=${first!.demoDate}`
  if (bookings.length > 1) return { title: `${by} gave you ${bookings.length} demo bookings`, body: '', link }
  const { name, demoDate, demoTime } = first!
  return { title: `${by} gave you a demo booking`, body: `${name}, ${inWords(demoDate)}, ${demoTime}`, link }
}
