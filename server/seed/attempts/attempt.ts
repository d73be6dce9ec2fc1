import type { Verdict } from '#contract/learning/reviews.ts'

/** So many days ago at this time in India, or so many minutes ago. */
export type When = [daysAgo: number, time: `${number}:${number}`] | number

/** An attempt as it is written down here; its number comes from the order. */
export type WrittenAttempt = {
  /** Course, task and step, each counted from 1. */
  step: [course: number, task: number, step: number]
  submitted: When
  text: string
  /** A folder in `files`: all that is in it was submitted. */
  folder?: string
  review?: { at: When; verdict: Verdict; words?: string; comments?: WrittenComment[] }
}

export type WrittenComment = {
  path: string
  /** A part of the line it is about. */
  line: string
  body: string
  answer?: { at: When; words: string }
}

const day = 24 * 60 * 60 * 1000
const indiaAhead = 5.5 * 60 * 60 * 1000

/** The moment that is meant, seen from now. */
export function moment(when: When, now: Date): Date {
  if (typeof when === 'number') return new Date(now.getTime() - when * 60_000)
  const [daysAgo, time] = when
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const inIndia = now.getTime() + indiaAhead
  const midnight = inIndia - (inIndia % day) - daysAgo * day
  return new Date(midnight + (hours * 60 + minutes) * 60_000 - indiaAhead)
}
