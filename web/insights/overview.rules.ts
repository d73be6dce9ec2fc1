import type { Overview, OverviewWeek } from '#contract/insights/overview.ts'
import type { Change } from '#web/kit/charts/figure-card.tsx'
import { count, day, rupees } from '#web/kit/format.ts'

/** 2026-11-15 as 15 Nov 2026: a day of the calendar, noon of which is the same day in India. */
export const dayWords = (date: string): string => day(`${date}T12:00:00+05:30`)
export const shortDay = (date: string): string => dayWords(date).replace(/ \d{4}$/, '')

const [thousand, lakh, crore] = [1_000, 1_00_000, 1_00_00_000]
const oneDecimal = (size: number) => (size < 9.95 ? size.toFixed(1).replace(/\.0$/, '') : String(Math.round(size)))

/** What fits above a bar: 640, 1.2k, 45k, 3.5L, 2Cr. */
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
export function timeWords(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`
}

/** One of the figures that are compared week by week. */
export type Measure = {
  title: string
  of: (week: OverviewWeek) => number | null
  words: (value: number) => string
  short: (value: number) => string
  /** Stands beside the figure. */
  unit?: string
  /** How more and less of it are called. */
  more: string
  less: string
  isLessWelcome?: boolean
  /** What a week without any is told as. */
  none: string
}

export const measures = {
  registrations: {
    title: 'Registrations',
    of: ({ registrations }) => registrations,
    words: count,
    short: shortNumber,
    more: 'more',
    less: 'fewer',
    none: 'nobody registered',
  },
  submissions: {
    title: 'Submissions',
    of: ({ submissions }) => submissions,
    words: count,
    short: shortNumber,
    more: 'more',
    less: 'fewer',
    none: 'nothing submitted',
  },
  timeToReview: {
    title: 'Time to review',
    of: ({ medianHoursToReview }) => medianHoursToReview,
    words: timeWords,
    short: shortTime,
    unit: 'for half of them, or less',
    more: 'longer',
    less: 'quicker',
    isLessWelcome: true,
    none: 'nothing reviewed',
  },
  revenue: {
    title: 'Revenue verified',
    of: ({ verifiedRupees }) => verifiedRupees,
    words: rupees,
    short: shortNumber,
    more: 'more',
    less: 'less',
    none: 'nothing verified',
  },
} satisfies Record<string, Measure>

/** This week against the last, up to the same moment; null when neither tells anything. */
export function changeOf(measure: Measure, now: number | null, before: number | null): Change | null {
  const { words, more, less, isLessWelcome = false, none } = measure
  if (now === null)
    return before === null ? null : { direction: 'same', text: `Last week by now: ${words(before)}`, isWelcome: null }
  if (before === null) return { direction: 'same', text: `Last week by now: ${none}`, isWelcome: null }
  // Told in the same words, they are the same: nobody wants to read that 5 hours are longer than 5 hours.
  if (words(now) === words(before))
    return { direction: 'same', text: `As last week by now: ${words(before)}`, isWelcome: null }
  const isMore = now > before
  return {
    direction: isMore ? 'up' : 'down',
    text: `${words(Math.abs(now - before))} ${isMore ? more : less} than last week by now (${words(before)})`,
    isWelcome: isMore !== isLessWelcome,
  }
}

const monthOf = (date: string) => shortDay(date).split(' ')[1]!

export const isBegin = (dates: string[], index: number): boolean =>
  index === 0 || monthOf(dates[index]!) !== monthOf(dates[index - 1]!)

/** The months below the weeks; the first only where the next leaves it room. */
export function monthTicks(dates: string[]): (string | null)[] {
  return dates.map((date, index) => {
    if (!isBegin(dates, index)) return null
    const isCut = index === 0 && dates[1] !== undefined && isBegin(dates, 1)
    return isCut ? null : monthOf(date)
  })
}

export function weekSays(measure: Measure, week: OverviewWeek, isThis: boolean): string {
  const value = measure.of(week)
  const told = value === null || value === 0 ? measure.none : measure.words(value)
  return `Week of ${dayWords(week.startsOn)}${isThis ? ', so far' : ''}: ${told}`
}

/** Nothing has happened yet: no week and no access has anything to tell. */
export const isNew = ({ weeks, people, endings }: Overview): boolean =>
  weeks.every(
    (week) => !week.registrations && !week.submissions && !week.verifiedRupees && week.medianHoursToReview === null,
  ) &&
  (people === null || people.learners === 0) &&
  (endings ?? []).every(({ count }) => count === 0)

const dayMs = 24 * 60 * 60 * 1000

/** Today, tomorrow, or on Friday, 20 Nov. */
export function endsWords(endsAt: string, now: number): string {
  const [end, today] = [day(endsAt), day(now)]
  if (end === today) return 'today'
  return end === day(now + dayMs) ? 'tomorrow' : `on ${end.replace(/ \d{4}$/, '')}`
}
