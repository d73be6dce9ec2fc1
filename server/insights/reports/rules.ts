import type {
  CourseReport,
  CourseSummary,
  FunnelMonth,
  FunnelSteps,
  PracticeReport,
  ReviewTimes,
  StepReport,
} from '#contract/insights/reports.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { daysAfter, indiaDate, startOfDay } from '#server/kit/india.ts'
import { monthSpan } from '#server/membership/index.ts'

/** Who hasn't submitted anything for so long has stopped. */
export const stoppedAfterDays = 14

/** From the first moment to before the last one. */
export type ReportSpan = { from: Date; until: Date; now: Date; stoppedBefore: Date }

export function spanOf(range: string, now: Date): ReportSpan {
  const moments = { now, stoppedBefore: new Date(now.getTime() - stoppedAfterDays * dayMs) }
  const today = indiaDate(now)
  const until = startOfDay(daysAfter(today, 1))
  if (range === 'all') return { ...moments, from: new Date(0), until }
  if (range === '30' || range === '90') {
    return { ...moments, from: startOfDay(daysAfter(today, 1 - Number(range))), until }
  }
  const { start, end } = monthSpan(range)
  return { ...moments, from: start, until: end }
}

/** The first and last day, for the page. The last day of a month that isn't over is today. */
export function daysOf(range: string, now: Date): { from: string | null; until: string } {
  const { from, until } = spanOf(range, now)
  const [last, today] = [indiaDate(new Date(until.getTime() - dayMs)), indiaDate(now)]
  return { from: range === 'all' ? null : indiaDate(from), until: last < today ? last : today }
}

export type ReportFigures = {
  funnel: FunnelMonth[]
  reviewTimes: ReviewTimes | null
  courses: CourseReport[]
  /** Missing in figures of an earlier version. */
  practice?: PracticeReport
}

export type RenewalsRow = { hasPractised: boolean; ended: number; renewed: number }

export function toPractice(recall: PracticeReport['recall'], rows: RenewalsRow[]): PracticeReport {
  const of = (hasPractised: boolean) => {
    const { ended = 0, renewed = 0 } = rows.find((row) => row.hasPractised === hasPractised) ?? {}
    return { ended, renewed }
  }
  return { recall, practised: of(true), others: of(false) }
}

export type LearnersRow = FunnelSteps & { month: string }
export type DemosRow = LearnersRow & { booked: number }

const none: FunnelSteps = { registered: 0, verified: 0, submitted: 0, completed: 0 }
const stepsOf = ({ registered, verified, submitted, completed }: FunnelSteps): FunnelSteps => ({
  registered,
  verified,
  submitted,
  completed,
})

export function toFunnel(learners: LearnersRow[], demos: DemosRow[]): FunnelMonth[] {
  const months = [...new Set([...learners, ...demos].map(({ month }) => month))].toSorted()
  return months.map((month) => {
    const booked = demos.find((row) => row.month === month)
    return {
      month,
      learners: stepsOf(learners.find((row) => row.month === month) ?? none),
      demos: { ...stepsOf(booked ?? none), booked: booked?.booked ?? 0 },
    }
  })
}

export type StepRow = {
  courseId: number
  title: string
  stepId: number | null
  task: string | null
  name: string | null
}
/** Learners by the place of the last step they passed, from 1; 0 without any. */
export type PlaceRow = { courseId: number; place: number; learners: number; stopped: number; completed: number }
export type VerdictsRow = { stepId: number; verdicts: number; rejected: number }
/** In minutes; without a course for all of them. */
export type TimesRow = {
  courseId: number | null
  reviews: number
  medianMinutes: number
  p90Minutes: number
  onTime: number
}

const sum = <Row>(rows: Row[], value: (row: Row) => number) => rows.reduce((total, row) => total + value(row), 0)

export const toTimes = (row: TimesRow | undefined): ReviewTimes | null =>
  row && row.reviews > 0
    ? {
        reviews: row.reviews,
        medianHours: row.medianMinutes / 60,
        p90Hours: row.p90Minutes / 60,
        onTime: row.onTime,
      }
    : null

type Counted = { steps: StepRow[]; places: PlaceRow[]; verdicts: VerdictsRow[]; times: TimesRow[] }

/** Most learners first. `steps` has one row without a step for each course, and its steps in order. */
export function toCourses({ steps, places, verdicts, times }: Counted): CourseReport[] {
  const verdictsOf = new Map(verdicts.map((row) => [row.stepId, row]))
  const placesOf = Map.groupBy(places, ({ courseId }) => courseId)
  const courses = [...Map.groupBy(steps, ({ courseId }) => courseId)].map(([courseId, rows]): CourseReport => {
    const found = placesOf.get(courseId) ?? []
    const at = (place: number) => {
      const here = found.filter((row) => row.place === place)
      return { lastHere: sum(here, ({ learners }) => learners), stopped: sum(here, ({ stopped }) => stopped) }
    }
    return {
      courseId,
      title: rows[0]!.title,
      enrolled: sum(found, ({ learners }) => learners),
      completed: sum(found, ({ completed }) => completed),
      stopped: sum(found, ({ stopped }) => stopped),
      reviewTimes: toTimes(times.find((row) => row.courseId === courseId)),
      atStart: at(0),
      steps: rows.flatMap(({ stepId, task, name }, index): StepReport[] => {
        if (stepId === null) return []
        const { verdicts = 0, rejected = 0 } = verdictsOf.get(stepId) ?? {}
        const passed = sum(
          found.filter(({ place }) => place > index),
          ({ learners }) => learners,
        )
        return [{ stepId, task: task!, name: name!, passed, ...at(index + 1), verdicts, rejected }]
      }),
    }
  })
  return courses.toSorted((a, b) => b.enrolled - a.enrolled || a.courseId - b.courseId)
}

export const toSummary = ({
  courseId,
  title,
  enrolled,
  completed,
  stopped,
  reviewTimes,
}: CourseReport): CourseSummary => ({
  courseId,
  title,
  enrolled,
  completed,
  stopped,
  reviewTimes,
})
