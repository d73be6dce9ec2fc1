import type { AtRiskCount } from '#contract/insights/at-risk.ts'
import type { Overview, OverviewWeek } from '#contract/insights/overview.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { indiaDate } from '#server/kit/india.ts'

const weekMs = 7 * dayMs
const weekCount = 12
const daysBack = 7
const daysAhead = 7

/** The time ranges of an overview. Weeks start on Monday at midnight in India. */
export type Span = {
  now: Date
  /** The first of the weeks. */
  weeksFrom: Date
  weeksUntil: Date
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
    weeksFrom: weeksFromThis(1 - weekCount),
    weeksUntil: weeksFromThis(1),
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

/** What is counted in the background, for all staff and for the claims of the site. */
export type SchoolFigures = {
  weeks: WeekFigures
  learners: number
  /** Those of them who have paid or have access. Missing in the figures of an older version. */
  students?: number
  endings: DayEndings[]
  /** The median of the last 90 days; null without reviews. */
  hoursToReview: number | null
  atRisk: AtRiskCount[]
}

const defaultMinAgeMs = 1_000
/** Counting takes at most a twentieth of one core's time. */
const restPerCounting = 20

/** Whether the figures should be counted again. */
export function isOld(
  { countedAt, tookMs }: { countedAt: Date; tookMs: number },
  now: Date,
  minAgeMs: number = defaultMinAgeMs,
): boolean {
  const age = now.getTime() - countedAt.getTime()
  // The clock can also be set back.
  return age < 0 || age >= Math.max(minAgeMs, tookMs * restPerCounting)
}

type Shown = NonNullable<Overview['figures']>
/** Who may not see people sees none of their figures. */
export type Sight = { seesPeople: boolean; seesPayments: boolean }
type Weeks = Pick<Shown, 'weeks' | 'lastWeekSoFar'>

/** Every week, also empty ones. */
export function toWeeks({ weeksFrom }: Span, figures: WeekFigures, { seesPeople, seesPayments }: Sight): Weeks {
  const weekAt = (index: number, part: 'total' | 'soFar'): OverviewWeek => {
    const figure = (list: WeekFigure[]) => list.find(({ week }) => week === index)?.[part] ?? null
    return {
      startsOn: indiaDate(new Date(weeksFrom.getTime() + index * weekMs)),
      registrations: seesPeople ? (figure(figures.registrations) ?? 0) : null,
      submissions: figure(figures.submissions) ?? 0,
      medianHoursToReview: figure(figures.hoursToReview),
      verifiedRupees: seesPayments ? (figure(figures.paise) ?? 0) / 100 : null,
    }
  }
  return {
    weeks: Array.from({ length: weekCount }, (_, index) => weekAt(index, 'total')),
    lastWeekSoFar: weekAt(weekCount - 2, 'soFar'),
  }
}

/** `day` counts from the first day of the range, and is null for all later ones. */
export type DayEndings = { day: number | null; all: number; open: number }

type Endings = { active: number; expiringIn7Days: number; endings: NonNullable<Shown['endings']> }

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
