import { dayMs as day } from '#contract/kit/durations.ts'

/** Days ago and the time in India, or minutes ago. */
export type When = [daysAgo: number, time: string] | number

const indiaOffset = 5.5 * 60 * 60 * 1000

/** The moment that is meant, seen from now. */
export function moment(when: When, now: Date): Date {
  if (typeof when === 'number') return new Date(now.getTime() - when * 60_000)
  const [daysAgo, time] = when
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const inIndia = now.getTime() + indiaOffset
  const midnight = inIndia - (inIndia % day) - daysAgo * day
  return new Date(midnight + (hours * 60 + minutes) * 60_000 - indiaOffset)
}
