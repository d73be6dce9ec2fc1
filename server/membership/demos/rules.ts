import {
  type DemoContact,
  type DemoDay,
  demoDays,
  demoScheduleOf,
  type DemoSlot,
  demoSlots,
  demoWindowDays,
} from '#contract/membership/demos.ts'
import type { BookingChange } from '#contract/membership/demo-desk.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { daysAfter, formatDate, indiaDate } from '#server/kit/india.ts'
import { closedStates } from './leads.rules.ts'
import type { BookedDemo, DemoBookingRow } from './tables.ts'

const offset = '+05:30'

/** Every date that can be booked, today first. */
export const demoWindow = (now: Date): string[] =>
  Array.from({ length: demoWindowDays + 1 }, (_, ahead) => daysAfter(indiaDate(now), ahead))

export function slotTimes(date: string, slot: DemoSlot): { start: Date; end: Date } {
  const [start, end] = slot.split(' - ').map((time) => new Date(`${date}T${to24Hours(time)}:00${offset}`))
  return { start: start!, end: end! }
}

/** 5:30 PM as 17:30. */
function to24Hours(time: string): string {
  const [, hour, minute, half] = /^(\d+):(\d\d) ([AP]M)$/.exec(time)!
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

export const hasStarted = (date: string, slot: DemoSlot, now: Date): boolean => slotTimes(date, slot).start <= now

/** Slots without bookings are left out. */
export type SlotCount = { demoDate: string; demoTime: DemoSlot; booked: number }

/** The window's days, each with the slots that are neither past nor full. */
export function bookableDays(now: Date, counts: SlotCount[], capacity: number): DemoDay[] {
  const booked = new Map(counts.map((count) => [demoScheduleOf(count.demoDate, count.demoTime), count.booked]))
  const isFree = (date: string, slot: DemoSlot) => (booked.get(demoScheduleOf(date, slot)) ?? 0) < capacity
  return demoWindow(now).map((date) => ({
    date,
    slots: demoSlots.filter((slot) => !hasStarted(date, slot, now) && isFree(date, slot)),
  }))
}

/** The schedule repeats the date and time, so it must match them. */
export function assertScheduleMatches({ demoDate, demoTime, demoSchedule }: DemoContact) {
  const expected = demoScheduleOf(demoDate, demoTime)
  if (demoSchedule !== expected) throw invalid({ demoSchedule: `This must be '${expected}'` })
}

export function assertBookable({ demoDate, demoTime }: { demoDate: string; demoTime: DemoSlot }, now: Date) {
  const window = demoWindow(now)
  if (!window.includes(demoDate)) {
    throw invalid({ demoDate: `Choose a date from ${formatDate(window[0]!)} to ${formatDate(window.at(-1)!)}` })
  }
  if (hasStarted(demoDate, demoTime, now)) {
    throw invalid({ demoTime: 'This slot has already started. Please choose another.' })
  }
}

export function assertSlotFree(booked: number, capacity: number) {
  if (booked < capacity) return
  const full = 'This slot is full. Please choose another.'
  throw conflict(full, { demoTime: full })
}

export const alreadyBookedText =
  'You already have a free demo booked. To move or cancel it, use the link in the email we sent you.'

/** Plus-addresses of one mailbox are one person. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, '@')

/** The last of the five days. */
export const lastDayOf = (demoDate: string): string => daysAfter(demoDate, demoDays - 1)

export const isOver = ({ demoDate }: { demoDate: string }, today: string): boolean => lastDayOf(demoDate) < today

type Booking = { email: string; mobile: string; demoDate: string; demoTime: DemoSlot }

/** The same form sent again after a lost response. The number too, because the answer lets its reader cancel. */
export const isSameBooking = (booking: Booking, contact: DemoContact): boolean =>
  booking.email === contact.email &&
  booking.mobile === contact.mbNumber &&
  booking.demoDate === contact.demoDate &&
  booking.demoTime === contact.demoTime

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
    (booking) => booking.state !== state && hasDemo(booking) && !hasStarted(booking.demoDate, booking.demoTime, now),
  )
  if (!early || !hasDemo(early)) return
  const when = demoScheduleOf(formatDate(early.demoDate), early.demoTime)
  throw invalid({ state: `The demo of ${early.name} hasn’t happened yet. It’s on ${when}.` })
}

export const hasDemo = (booking: DemoBookingRow): booking is BookedDemo => booking.demoDate !== null

type Fields = Partial<Pick<DemoBookingRow, 'state' | 'lostReason' | 'assigneeId' | 'remindOn'>>

/** The fields that differ, before and after; null when none does. A lead that is closed needs no reminder. */
export function diff(booking: DemoBookingRow, change: BookingChange): { before: Fields; after: Fields } | null {
  const { state = booking.state } = change
  const wanted = {
    state,
    lostReason: state === 'lost' ? (change.lostReason ?? booking.lostReason) : '',
    assigneeId: change.assigneeId === undefined ? booking.assigneeId : change.assigneeId,
    remindOn: closedStates.includes(state) ? null : change.remindOn === undefined ? booking.remindOn : change.remindOn,
  }
  const changed = Object.entries(wanted).filter(([key, value]) => booking[key as keyof Fields] !== value)
  if (changed.length === 0) return null
  const before = Object.fromEntries(changed.map(([key]) => [key, booking[key as keyof Fields]]))
  return { before, after: Object.fromEntries(changed) }
}
