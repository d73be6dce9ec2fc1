import { dayMs as day } from '#contract/kit/durations.ts'
import { daysAfter, indiaDate } from '#server/kit/india.ts'

/** Reminders go out three days ahead, one day ahead and on the last day. */
export const reminderDays = [0, 1, 3] as const
export type ReminderDay = (typeof reminderDays)[number]

/** Midnight in India. */
const startOf = (date: string) => new Date(`${date}T00:00:00+05:30`)

/** The last day with access. An end at midnight belongs to the day before. */
export const lastDayOf = (endsAt: Date): string => indiaDate(new Date(endsAt.getTime() - 1))

/** Days on India's calendar from today to the last day; negative if it has passed. */
export const daysUntil = (endsAt: Date, now: Date): number =>
  Math.round((startOf(lastDayOf(endsAt)).getTime() - startOf(indiaDate(now)).getTime()) / day)

/** Ends after `after`, up to and including `upTo`, may need a reminder today. */
export function reminderWindow(now: Date): { after: Date; upTo: Date } {
  const today = indiaDate(now)
  return { after: startOf(today), upTo: startOf(daysAfter(today, Math.max(...reminderDays) + 1)) }
}

/**
 * The reminder that is due today, or null. A missed one is sent late until the next is due, unless the end wasn't known
 * on its day.
 */
export function dueReminder({ endsAt, knownSince }: { endsAt: Date; knownSince: Date }, now: Date): ReminderDay | null {
  const left = daysUntil(endsAt, now)
  const due = left < 0 ? undefined : reminderDays.find((ahead) => ahead >= left)
  if (due === undefined) return null
  return indiaDate(knownSince) <= daysAfter(lastDayOf(endsAt), -due) ? due : null
}
