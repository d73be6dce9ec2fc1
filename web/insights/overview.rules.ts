import type { Overview, OverviewWeek } from '#contract/insights/overview.ts'
import { dayMs } from '#contract/kit/durations.ts'
import type { Change } from '#web/kit/charts/figure-card.tsx'
import { cappedCount, count, day, dayAndTime, rupees, time } from '#web/kit/format.ts'

/** 15 Nov 2026 for 2026-11-15. */
export const formatDate = (date: string): string => day(`${date}T12:00:00+05:30`)
export const shortDay = (date: string): string => formatDate(date).replace(/ \d{4}$/, '')

const [thousand, lakh, crore] = [1_000, 1_00_000, 1_00_00_000]
const oneDecimal = (size: number) => (size < 9.95 ? size.toFixed(1).replace(/\.0$/, '') : String(Math.round(size)))

/** Short enough to fit above a bar: 640, 1.2k, 45k, 3.5L, 2Cr. */
export function shortNumber(amount: number): string {
  if (amount < thousand) return String(Math.round(amount))
  if (amount < lakh) return `${oneDecimal(amount / thousand)}k`
  return amount < crore ? `${oneDecimal(amount / lakh)}L` : `${oneDecimal(amount / crore)}Cr`
}

/** 40m, 13h, 3d. */
export function shortTime(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)}m`
  return hours < 48 ? `${Math.round(hours)}h` : `${Math.round(hours / 24)}d`
}

/** 40 min, 13 h, 3 days. */
export function formatHours(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`
}

export type Measure = {
  title: string
  of: (week: OverviewWeek) => number | null
  format: (value: number) => string
  short: (value: number) => string
  /** Shown next to the figure. */
  unit?: string
  more: string
  less: string
  isLessBetter?: boolean
  /** The text for a week without any. */
  none: string
}

export const measures = {
  registrations: {
    title: 'Registrations',
    of: ({ registrations }) => registrations,
    format: count,
    short: shortNumber,
    more: 'more',
    less: 'fewer',
    none: 'no registrations',
  },
  submissions: {
    title: 'Submissions',
    of: ({ submissions }) => submissions,
    format: count,
    short: shortNumber,
    more: 'more',
    less: 'fewer',
    none: 'no submissions',
  },
  timeToReview: {
    title: 'Time to review',
    of: ({ medianHoursToReview }) => medianHoursToReview,
    format: formatHours,
    short: shortTime,
    unit: 'median',
    more: 'slower',
    less: 'faster',
    isLessBetter: true,
    none: 'no reviews',
  },
  revenue: {
    title: 'Verified revenue',
    of: ({ verifiedRupees }) => verifiedRupees,
    format: rupees,
    short: shortNumber,
    more: 'more',
    less: 'less',
    none: 'no payments verified',
  },
} satisfies Record<string, Measure>

/** This week compared with last week at the same time; null when neither has a value. */
export function changeOf(measure: Measure, now: number | null, before: number | null): Change | null {
  const { format, more, less, isLessBetter = false, none } = measure
  if (now === null)
    return before === null
      ? null
      : { direction: 'same', text: `Last week at this time: ${format(before)}`, isWelcome: null }
  if (before === null) return { direction: 'same', text: `Last week at this time: ${none}`, isWelcome: null }
  // Compared as shown, or 5 hours could be "slower" than 5 hours.
  if (format(now) === format(before))
    return { direction: 'same', text: `Same as last week at this time: ${format(before)}`, isWelcome: null }
  const isMore = now > before
  return {
    direction: isMore ? 'up' : 'down',
    text: `${format(Math.abs(now - before))} ${isMore ? more : less} than last week at this time (${format(before)})`,
    isWelcome: isMore !== isLessBetter,
  }
}

const monthOf = (date: string) => shortDay(date).split(' ')[1]!

const startsMonth = (dates: string[], index: number): boolean =>
  index === 0 || monthOf(dates[index]!) !== monthOf(dates[index - 1]!)

/** The month labels below the weeks. The first is left out when the next one follows too closely. */
export function monthTicks(dates: string[]): (string | null)[] {
  return dates.map((date, index) => {
    if (!startsMonth(dates, index)) return null
    const isTooClose = index === 0 && dates[1] !== undefined && startsMonth(dates, 1)
    return isTooClose ? null : monthOf(date)
  })
}

export function weekLabel(measure: Measure, week: OverviewWeek, isCurrent: boolean): string {
  const value = measure.of(week)
  const text = value === null || value === 0 ? measure.none : measure.format(value)
  return `Week of ${formatDate(week.startsOn)}${isCurrent ? ', so far' : ''}: ${text}`
}

/** Nothing has happened yet. */
export const isNew = ({ weeks, people, endings }: NonNullable<Overview['figures']>): boolean =>
  weeks.every(
    (week) => !week.registrations && !week.submissions && !week.verifiedRupees && week.medianHoursToReview === null,
  ) &&
  (people === null || people.learners === 0) &&
  (endings ?? []).every(({ count }) => count === 0)

/** today, tomorrow, or on 20 Nov. */
export function formatEnd(endsAt: string, now: number): string {
  const [end, today] = [day(endsAt), day(now)]
  if (end === today) return 'today'
  return end === day(now + dayMs) ? 'tomorrow' : `on ${end.replace(/ \d{4}$/, '')}`
}

/** The time, with the day unless it is today. */
export const asOfTime = (asOf: string, now: number): string => (day(asOf) === day(now) ? time(asOf) : dayAndTime(asOf))

/** 2 late, 3 due in 24 h; null if there are none. */
export function describePromises({ late, dueSoon }: Overview['promises']): string | null {
  const parts = [late > 0 && `${cappedCount(late)} late`, dueSoon > 0 && `${cappedCount(dueSoon)} due in 24 h`]
  return parts.filter(Boolean).join(', ') || null
}
