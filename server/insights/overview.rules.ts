import type { Overview, OverviewWeek } from '#contract/insights/overview.ts'
import { indiaDate } from '#server/kit/india.ts'

const dayMs = 24 * 60 * 60 * 1000
const weekMs = 7 * dayMs
const weekCount = 12
const daysBack = 7
const daysAhead = 7

export type Range = { from: Date; until: Date }

/** The time ranges of an overview. Weeks start on Monday at midnight in India. */
export type Span = {
  now: Date
  /** `recent` is last week and this one, which are compared; `older` is the rest. */
  older: Range
  recent: Range
  sameMomentLastWeek: Date
  /** Midnight a week ago. */
  endingsFrom: Date
  /** Midnight after the last day. */
  endingsUntil: Date
}

export function spanOf(now: Date): Span {
  const date = indiaDate(now)
  const today = Date.parse(`${date}T00:00:00+05:30`)
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7
  const weeksFromThis = (weeks: number) => new Date(today - sinceMonday * dayMs + weeks * weekMs)
  return {
    now,
    older: { from: weeksFromThis(1 - weekCount), until: weeksFromThis(-1) },
    recent: { from: weeksFromThis(-1), until: weeksFromThis(1) },
    sameMomentLastWeek: new Date(now.getTime() - weekMs),
    endingsFrom: new Date(today - daysBack * dayMs),
    endingsUntil: new Date(today + daysAhead * dayMs),
  }
}

/** `week` counts from the oldest, which is 0; `soFar` is the figure a week ago at this moment. */
export type WeekFigure = { week: number; total: number | null; soFar: number | null }

export type WeekFigures = {
  registrations: WeekFigure[]
  submissions: WeekFigure[]
  hoursToReview: WeekFigure[]
  paise: WeekFigure[]
}

export const mergeWeeks = (older: WeekFigures, recent: WeekFigures): WeekFigures => ({
  registrations: [...older.registrations, ...recent.registrations],
  submissions: [...older.submissions, ...recent.submissions],
  hoursToReview: [...older.hoursToReview, ...recent.hoursToReview],
  paise: [...older.paise, ...recent.paise],
})

const minCachedRows = 1_000
const maxTtlMs = 60 * 1000

/** How many rows the figures were counted from; the older weeks are cached longer. */
export const rowsRead = (learners: number, { submissions }: WeekFigures): number =>
  submissions.reduce((sum, { total }) => sum + (total ?? 0), learners)

/** A tenth of a millisecond per row: small schools see changes at once, large ones don't count again and again. */
export const figuresTtl = ({ rows }: { rows: number }): number =>
  rows < minCachedRows ? 0 : Math.min(rows / 10, maxTtlMs)

type Weeks = Pick<Overview, 'weeks' | 'lastWeekSoFar'>

/** Every week, also empty ones. Only admins see people and money. */
export function toWeeks({ older }: Span, figures: WeekFigures, isAdmin: boolean): Weeks {
  const weekAt = (index: number, part: 'total' | 'soFar'): OverviewWeek => {
    const figure = (list: WeekFigure[]) => list.find(({ week }) => week === index)?.[part] ?? null
    return {
      startsOn: indiaDate(new Date(older.from.getTime() + index * weekMs)),
      registrations: isAdmin ? (figure(figures.registrations) ?? 0) : null,
      submissions: figure(figures.submissions) ?? 0,
      medianHoursToReview: figure(figures.hoursToReview),
      verifiedRupees: isAdmin ? (figure(figures.paise) ?? 0) / 100 : null,
    }
  }
  return {
    weeks: Array.from({ length: weekCount }, (_, index) => weekAt(index, 'total')),
    lastWeekSoFar: weekAt(weekCount - 2, 'soFar'),
  }
}

/** `day` counts from the first day of the range, and is null for all later ones. */
export type DayEndings = { day: number | null; all: number; open: number }

type Endings = { active: number; expiringIn7Days: number; endings: NonNullable<Overview['endings']> }

export function toEndings({ endingsFrom }: Span, days: DayEndings[]): Endings {
  const sum = (list: DayEndings[]) => list.reduce((total, { open }) => total + open, 0)
  return {
    active: sum(days),
    expiringIn7Days: sum(days.filter(({ day }) => day !== null)),
    endings: Array.from({ length: daysBack + daysAhead }, (_, index) => ({
      date: indiaDate(new Date(endingsFrom.getTime() + index * dayMs)),
      count: days.find(({ day }) => day === index)?.all ?? 0,
    })),
  }
}
