import { indiaDate } from '#server/kit/india.ts'
import { daysAfter, inWords } from '../demos/rules.ts'

/** How many days ahead an end is told: three, one, and on the day itself. */
export const reminderDays = [0, 1, 3] as const
export type ReminderDay = (typeof reminderDays)[number]

const day = 24 * 60 * 60 * 1000

/** Midnight in India at which this date begins. */
const beginOf = (date: string) => new Date(`${date}T00:00:00+05:30`)

/**
 * The last day on which the courses are open. An end at midnight belongs to the day that is over then: nobody has
 * a single minute of the next one.
 */
export const lastDayOf = (endsAt: Date): string => indiaDate(new Date(endsAt.getTime() - 1))

/** Whole days on India's calendar from today to the last day; below 0 when that is past. */
export const daysUntil = (endsAt: Date, now: Date): number =>
  Math.round((beginOf(lastDayOf(endsAt)).getTime() - beginOf(indiaDate(now)).getTime()) / day)

/** The ends that may have to be told of today: after the first moment, up to and with the second. */
export function remindedEnds(now: Date): { after: Date; upTo: Date } {
  const today = indiaDate(now)
  return { after: beginOf(today), upTo: beginOf(daysAfter(today, Math.max(...reminderDays) + 1)) }
}

/**
 * Which reminder of this end is due today, or null. One whose day was missed is made up for while the next is not
 * due yet, in the words of today; but an end that was not known on that day missed none.
 */
export function dueReminder({ endsAt, knownSince }: { endsAt: Date; knownSince: Date }, now: Date): ReminderDay | null {
  const left = daysUntil(endsAt, now)
  const due = left < 0 ? undefined : reminderDays.find((ahead) => ahead >= left)
  if (due === undefined) return null
  return indiaDate(knownSince) <= daysAfter(lastDayOf(endsAt), -due) ? due : null
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

// ICU puts a narrow no-break space before AM and PM.
const time = (moment: Date) => `${clock.format(moment).replace(/\s/gu, ' ')} IST`

/** "ends tomorrow, 16 Nov 2026, at 5:30 PM IST", as it is at this moment. */
export function endInWords(endsAt: Date, now: Date): string {
  const lastDay = lastDayOf(endsAt)
  const isMidnight = lastDay !== indiaDate(endsAt)
  const at = `${inWords(lastDay)}, at ${isMidnight ? 'midnight' : time(endsAt)}`
  if (endsAt <= now) return `ended on ${at}`
  const left = daysUntil(endsAt, now)
  if (left === 0) return `ends today, ${at}`
  return left === 1 ? `ends tomorrow, ${at}` : `ends in ${left} days, on ${at}`
}
