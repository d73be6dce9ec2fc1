import { maxActiveLinks } from '#contract/sponsors/links.ts'
import { conflict } from '#server/kit/errors.ts'
import { daysAfter, indiaDate, startOfDay } from '#server/kit/india.ts'
import { expiryAfter, type LinkEnds } from '#server/kit/shared-links.ts'
import { mondayOf } from '#server/learning/index.ts'

/** Ended links are listed for so long, and then deleted. */
export const retentionDays = 30

export const retainedSince = (now: Date): Date => expiryAfter(-retentionDays, now)

/** `active` are those besides the one that is created or renewed. */
export function assertMayHaveAnother(active: number) {
  if (active >= maxActiveLinks)
    throw conflict(`You can have ${maxActiveLinks} active links. Revoke one that you no longer need first.`)
}

export function assertNotRevoked({ revokedAt }: LinkEnds) {
  if (revokedAt) throw conflict('This link is revoked and can’t be used again. Create a new one.')
}

/** ra••••@example.in: enough for the learner to recognise it. Always four dots, so that the length stays private. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at > 3 ? 2 : 1)}••••${email.slice(at)}`
}

/** Summaries go out on Sunday evening in India, 18:30. */
const sendMinutes = 18 * 60 + 30

/** A summary that no server could send on time still goes out until Tuesday night. */
const catchUpDays = 2

export type Week = { monday: string; startsAt: Date; sendAt: Date; endsAt: Date }

/** The week, Monday to Sunday in India, that `now` is in. */
export function weekOf(now: Date): Week {
  const monday = mondayOf(indiaDate(now))
  const sunday = startOfDay(daysAfter(monday, 6))
  return {
    monday,
    startsAt: startOfDay(monday),
    sendAt: new Date(sunday.getTime() + sendMinutes * 60_000),
    endsAt: startOfDay(daysAfter(monday, 7)),
  }
}

/** The week whose summaries are sent now; null if it is too early for this one and too late for the last. */
export function dueWeek(now: Date): Week | null {
  const week = weekOf(now)
  if (now >= week.sendAt) return week
  return now < startOfDay(daysAfter(week.monday, catchUpDays)) ? weekOf(lastMoment(week.startsAt)) : null
}

/** The last moment before this one. */
export const lastMoment = (end: Date): Date => new Date(end.getTime() - 1)
