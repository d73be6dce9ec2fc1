import {
  type DemoContact,
  type DemoDay,
  demoScheduleOf,
  type DemoSlot,
  demoSlots,
  demoWindowDays,
  mostDemosToCome,
} from '#contract/membership/demos.ts'
import { conflict, invalid } from '#server/kit/http/errors.ts'
import { indiaDate } from '#server/kit/india.ts'

const day = 24 * 60 * 60 * 1000
// India keeps one offset all year, and has since 1945.
const offset = '+05:30'

export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** Every date that can be asked for, today first. */
export const demoWindow = (now: Date): string[] =>
  Array.from({ length: demoWindowDays + 1 }, (_, ahead) => daysAfter(indiaDate(now), ahead))

/** When the slot of that day begins and ends. */
export function slotTimes(date: string, slot: DemoSlot): { start: Date; end: Date } {
  const [start, end] = slot.split(' - ').map((time) => new Date(`${date}T${clockOf(time)}:00${offset}`))
  return { start: start!, end: end! }
}

/** 5:30 PM as 17:30. */
function clockOf(time: string): string {
  const [, hour, minute, half] = /^(\d+):(\d\d) ([AP]M)$/.exec(time)!
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

/** Who comes late misses the start, so a slot that has begun is past. */
export const hasBegun = (date: string, slot: DemoSlot, now: Date): boolean => slotTimes(date, slot).start <= now

/** How many have booked each slot; what nobody booked is not there. */
export type SlotCount = { demoDate: string; demoTime: DemoSlot; booked: number }

/** The window's days, each with the slots that are neither past nor full. */
export function bookableDays(now: Date, counts: SlotCount[], capacity: number): DemoDay[] {
  const booked = new Map(counts.map((count) => [demoScheduleOf(count.demoDate, count.demoTime), count.booked]))
  const isFree = (date: string, slot: DemoSlot) => (booked.get(demoScheduleOf(date, slot)) ?? 0) < capacity
  return demoWindow(now).map((date) => ({
    date,
    slots: demoSlots.filter((slot) => !hasBegun(date, slot, now) && isFree(date, slot)),
  }))
}

/** The schedule repeats the date and the time; one that says otherwise would be booked as something else than was read. */
export function refuseOtherSchedule({ demoDate, demoTime, demoSchedule }: DemoContact) {
  const expected = demoScheduleOf(demoDate, demoTime)
  if (demoSchedule !== expected) throw invalid({ demoSchedule: `This must be '${expected}'` })
}

export function refuseOutsideWindow({ demoDate, demoTime }: DemoContact, now: Date) {
  const window = demoWindow(now)
  if (!window.includes(demoDate)) {
    throw invalid({ demoDate: `Choose a date from ${inWords(window[0]!)} to ${inWords(window.at(-1)!)}` })
  }
  if (hasBegun(demoDate, demoTime, now)) {
    throw invalid({ demoTime: 'This slot has already begun. Please choose another.' })
  }
}

export function refuseFullSlot(booked: number, capacity: number) {
  if (booked < capacity) return
  const full = 'This slot is full. Please choose another.'
  throw conflict(full, { demoTime: full })
}

/** One visitor sees one demo at a time; who books one after the other keeps others out. */
export function refuseManyDemos(toCome: number, { supportEmail }: { supportEmail: string }) {
  if (toCome < mostDemosToCome) return
  const many = `You have ${toCome} demos to come already. To change one, write to ${supportEmail}.`
  throw conflict(many, { email: many })
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 2026-11-05 as 5 Nov 2026. */
export function inWords(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number)
  return `${dayOfMonth} ${months[month! - 1]} ${year}`
}
