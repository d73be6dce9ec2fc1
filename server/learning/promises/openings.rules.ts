import type { HolidayDays } from '#contract/site/holidays.ts'
import { daysAfter, indiaDate, startOfDay } from '#server/kit/india.ts'

const minute = 60_000

/** A span of time in which at least one mentor works; in milliseconds. */
export type Opening = { start: number; end: number }
/** On one weekday (1 is Monday), in minutes after midnight in India. */
export type WeeklySpan = { weekday: number; from: number; until: number }
/** Both days are included: 2026-11-15. */
export type Absence = { firstDay: string; lastDay: string }
export type MentorTime = { spans: WeeklySpan[]; absences: Absence[] }

/** While no mentor has set hours: Monday to Saturday, 10:00 AM to 6:00 PM. */
export const schoolHours: WeeklySpan[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  from: 10 * 60,
  until: 18 * 60,
}))

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** When this mentor works in the given days, in order. */
export function openingsOf({ spans, absences }: MentorTime, from: Date, days: number): Opening[] {
  const first = indiaDate(from)
  const dates = Array.from({ length: days }, (_, index) => daysAfter(first, index))
  const present = dates.filter((date) => !absences.some((away) => away.firstDay <= date && date <= away.lastDay))
  return merge(
    present.flatMap((date) => {
      const midnight = startOfDay(date).getTime()
      return spans
        .filter(({ weekday }) => weekday === weekdayOf(date))
        .map((span) => ({ start: midnight + span.from * minute, end: midnight + span.until * minute }))
    }),
  )
}

/** When at least one of the mentors with hours works; the school's hours while nobody has set any. */
export function unionOfOpenings(mentors: MentorTime[], from: Date, days: number): Opening[] {
  const withHours = mentors.filter(({ spans }) => spans.length > 0)
  const counted = withHours.length > 0 ? withHours : [{ spans: schoolHours, absences: [] }]
  return merge(counted.flatMap((mentor) => openingsOf(mentor, from, days)))
}

const toSpan = ({ firstDay, lastDay }: HolidayDays): Opening => ({
  start: startOfDay(firstDay).getTime(),
  end: startOfDay(daysAfter(lastDay, 1)).getTime(),
})

/** What is left of the openings: on a holiday nobody works. */
export const outsideHolidays = (openings: Opening[], holidays: HolidayDays[]): Opening[] =>
  holidays.map(toSpan).reduce(
    (left, holiday) =>
      left.flatMap(({ start, end }) =>
        [
          { start, end: Math.min(end, holiday.start) },
          { start: Math.max(start, holiday.end), end },
        ].filter((opening) => opening.start < opening.end),
      ),
    openings,
  )

/** Moves a limit later by the holidays before it, which are in order. */
export const afterHolidays = (limit: number, holidays: HolidayDays[], now: number): number =>
  holidays
    .map(toSpan)
    .reduce((later, { start, end }) => (start < later && end > now ? later + end - Math.max(start, now) : later), limit)

function merge(openings: Opening[]): Opening[] {
  const merged: Opening[] = []
  for (const { start, end } of openings.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** How many minutes of the openings lie between two moments. */
export const workingMinutes = (openings: Opening[], from: number, until: number): number =>
  openings.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, until) - Math.max(start, from)) / minute, 0)
