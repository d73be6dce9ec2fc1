import { endOf, weekMs } from './rules.ts'
import type { WeekendSeriesRow } from './tables.ts'

/** Learners can reserve this far ahead. */
const weeksAhead = 8

/** The weeks of a series that need a row: still to come, at most eight weeks ahead, and not there yet. */
export function missingWeeks(
  { firstStartsAt, weeks }: Pick<WeekendSeriesRow, 'firstStartsAt' | 'weeks'>,
  existing: number[],
  now: Date,
): number[] {
  const known = new Set(existing)
  const until = now.getTime() + weeksAhead * weekMs
  return Array.from({ length: weeks }, (_, week) => week).filter((week) => {
    const startsAt = startOfWeek(firstStartsAt, week).getTime()
    return !known.has(week) && startsAt > now.getTime() && startsAt <= until
  })
}

/** India's clock never changes, so a week always has the same length. */
export const startOfWeek = (firstStartsAt: Date, week: number): Date =>
  new Date(firstStartsAt.getTime() + week * weekMs)

export const sessionOfWeek = (series: WeekendSeriesRow, week: number) => {
  const { id, firstStartsAt, weeks: _, createdAt: __, ...details } = series
  const startsAt = startOfWeek(firstStartsAt, week)
  return { ...details, seriesId: id, week, startsAt, endsAt: endOf(startsAt, series.minutes) }
}
