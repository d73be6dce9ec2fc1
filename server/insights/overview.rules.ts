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
  /** Null for who may not see people. */
  registrations: WeekFigure[] | null
  handIns: WeekFigure[]
  hoursToReview: WeekFigure[]
  /** Null for who may not see money. */
  paise: WeekFigure[] | null
}

/** All the weeks, as far as the recent ones are told to who looks. */
export const joined = (older: WeekFigures, recent: WeekFigures): WeekFigures => ({
  registrations: recent.registrations && [...(older.registrations ?? []), ...recent.registrations],
  handIns: [...older.handIns, ...recent.handIns],
  hoursToReview: [...older.hoursToReview, ...recent.hoursToReview],
  paise: recent.paise && [...(older.paise ?? []), ...recent.paise],
})

type Weeks = Pick<Overview, 'weeks' | 'lastWeekSoFar'>

/** Every week, also those in which nothing happened. */
export function toWeeks({ older }: Span, figures: WeekFigures): Weeks {
  const weekAt = (index: number, part: 'whole' | 'soFar'): OverviewWeek => {
    const figure = (list: WeekFigure[]) => list.find(({ week }) => week === index)?.[part] ?? null
    return {
      startsOn: indiaDate(new Date(older.from.getTime() + index * weekMs)),
      registrations: figures.registrations && (figure(figures.registrations) ?? 0),
      handIns: figure(figures.handIns) ?? 0,
      medianHoursToReview: figure(figures.hoursToReview),
      verifiedRupees: figures.paise && (figure(figures.paise) ?? 0) / 100,
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
