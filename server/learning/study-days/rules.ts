import { dayMs } from '#contract/kit/durations.ts'
import { graceDays, type Streak } from '#contract/learning/performance.ts'
import { daysAfter } from '#server/kit/india.ts'

/** A day in India's time: 2026-11-15. */
export type CalendarDay = string

export function mondayOf(day: CalendarDay): CalendarDay {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return daysAfter(day, -sinceMonday)
}

const monthOf = (day: CalendarDay) => day.slice(0, 7)

/**
 * Counts the days of study in a row. Each calendar month has two days of grace, which bridge missed days by themselves
 * as long as they are enough for the whole gap. What was bridged once stays so, because days are taken in their order.
 * Today may still be missing.
 */
export function streakOf(studied: Iterable<CalendarDay>, today: CalendarDay): Streak {
  const days = new Set([...studied].filter((day) => day <= today).toSorted())
  const usedIn = new Map<string, number>()
  const bridged = new Set<CalendarDay>()
  let last: CalendarDay | null = null
  let current = 0
  let longest = 0

  /** Takes the days of grace for what was missed since the last day of study, if they are enough. */
  const reaches = (day: CalendarDay): boolean => {
    if (last === null) return false
    const missed = daysBetween(last, day)
    const needed = Map.groupBy(missed, monthOf)
    if ([...needed].some(([month, { length }]) => (usedIn.get(month) ?? 0) + length > graceDays)) return false
    for (const [month, { length }] of needed) usedIn.set(month, (usedIn.get(month) ?? 0) + length)
    for (const one of missed) bridged.add(one)
    return true
  }

  for (const day of days) {
    current = reaches(day) ? current + 1 : 1
    longest = Math.max(longest, current)
    last = day
  }
  const isTodayDone = days.has(today)
  if (!isTodayDone && !reaches(today)) current = 0
  return {
    current,
    longest,
    isTodayDone,
    graceUsed: usedIn.get(monthOf(today)) ?? 0,
    week: Array.from({ length: 7 }, (_, index) => {
      const day = daysAfter(mondayOf(today), index)
      return days.has(day) ? 'studied' : bridged.has(day) ? 'grace' : day === today ? 'today' : 'none'
    }),
  }
}

/** Without either. A gap that no grace can bridge is cut short. */
function daysBetween(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const missed = (Date.parse(to) - Date.parse(from)) / dayMs - 1
  // The days of grace of two months.
  const most = 2 * graceDays + 1
  return Array.from({ length: Math.min(missed, most) }, (_, index) => daysAfter(from, index + 1))
}
