import type { Overview, OverviewWeek } from '#contract/insights/overview.ts'
import { indiaDate } from '#server/kit/india.ts'

const dayMs = 24 * 60 * 60 * 1000
const weekMs = 7 * dayMs
const weekCount = 12
const daysBack = 7
const daysAhead = 7

export type Range = { from: Date; until: Date }

/** The moments between which an overview counts. Weeks begin on Monday at midnight in India. */
export type Span = {
  now: Date
  /** The weeks that are compared no more, and those that are: the last one and this. */
  older: Range
  recent: Range
  /** As far into the week before as now is into this one. */
  sameMomentLastWeek: Date
  /** Midnight a week ago: from here on the ends of accesses are counted. */
  endingsFrom: Date
  /** Midnight after the last day of which the ends are told. */
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

/** A figure of one week, counted from the oldest, which is 0; and as it stood at the same moment as now. */
export type WeekFigure = { week: number; whole: number | null; soFar: number | null }

export type WeekFigures = {
  registrations: WeekFigure[]
  submissions: WeekFigure[]
  hoursToReview: WeekFigure[]
  paise: WeekFigure[]
}

export const joined = (older: WeekFigures, recent: WeekFigures): WeekFigures => ({
  registrations: [...older.registrations, ...recent.registrations],
  submissions: [...older.submissions, ...recent.submissions],
  hoursToReview: [...older.hoursToReview, ...recent.hoursToReview],
  paise: [...older.paise, ...recent.paise],
})

const manyRows = 1_000
const longestKeptMs = 60 * 1000

/** So many rows are read anew for the figures: the older weeks are kept longer. */
export const rowsRead = (learners: number, { submissions }: WeekFigures): number =>
  submissions.reduce((sum, { whole }) => sum + (whole ?? 0), learners)

/**
 * How long figures of a school are worth keeping: a tenth of a millisecond for each row read. Where there are few of
 * them, staff see what they have just done.
 */
export const keptMsOf = ({ rows }: { rows: number }): number =>
  rows < manyRows ? 0 : Math.min(rows / 10, longestKeptMs)

type Weeks = Pick<Overview, 'weeks' | 'lastWeekSoFar'>

/** Every week, also those in which nothing happened; people and money only for who may see them. */
export function toWeeks({ older }: Span, figures: WeekFigures, isAdmin: boolean): Weeks {
  const weekAt = (index: number, part: 'whole' | 'soFar'): OverviewWeek => {
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
    weeks: Array.from({ length: weekCount }, (_, index) => weekAt(index, 'whole')),
    lastWeekSoFar: weekAt(weekCount - 2, 'soFar'),
  }
}

/** How many accesses end on a day, counted from the first told; those that end later are under null. */
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
