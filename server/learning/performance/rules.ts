import { dayMs } from '#contract/kit/durations.ts'
import type { Progress } from '#contract/learning/progress.ts'
import type { Day, Snapshot, Week } from '#contract/learning/performance.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { daysAfter } from '#server/kit/india.ts'
import { stepToContinue } from '../lessons/rules.ts'
import { type CalendarDay, mondayOf } from '../study-days/rules.ts'

const toDay = (utcMidnight: number): CalendarDay => new Date(utcMidnight).toISOString().slice(0, 10)

type Counts = ReadonlyMap<CalendarDay, number>

const dayRangeCache = new Map<string, CalendarDay[]>()

/** Cached, because every learner needs the same days until midnight. */
function dayRange(first: CalendarDay, length: number): readonly CalendarDay[] {
  const key = `${first} ${length}`
  const cached = dayRangeCache.get(key)
  if (cached) return cached
  const begin = Date.parse(first)
  const days = Array.from({ length }, (_, index) => toDay(begin + index * dayMs))
  if (dayRangeCache.size >= 10) dayRangeCache.clear()
  dayRangeCache.set(key, days)
  return days
}

/** The last weeks, Monday to Sunday, oldest first. */
export function weeksUpTo(today: CalendarDay, weekCount: number, submissions: Counts, approvals: Counts): Week[] {
  const days = dayRange(daysAfter(mondayOf(today), (1 - weekCount) * 7), weekCount * 7)
  return Array.from({ length: weekCount }, (_, index) => {
    const week = days.slice(index * 7, (index + 1) * 7)
    const sum = (counts: Counts) => week.reduce((total, day) => total + (counts.get(day) ?? 0), 0)
    return { startsOn: week[0]!, submissions: sum(submissions), approvals: sum(approvals) }
  })
}

/** Every day of the last weeks, from a Monday to today. */
export function daysUpTo(today: CalendarDay, weekCount: number, submissions: Counts): Day[] {
  const first = daysAfter(mondayOf(today), (1 - weekCount) * 7)
  const length = (Date.parse(today) - Date.parse(first)) / dayMs + 1
  return dayRange(first, length).map((date) => ({ date, submissions: submissions.get(date) ?? 0 }))
}

/** The newest attempt at a step, and the verdict on it. */
export type StepStatus = {
  stepId: number
  state: SolutionState | null
  submittedAt: Date | null
  promisedAt: Date | null
  reviewId: number | null
  reviewedAt: Date | null
  readAt: Date | null
}
/** An enrolled course with its steps in order. */
export type CourseStatus = { courseId: number; enrolledAt: Date; steps: StepStatus[] }

export function toProgress({ steps }: CourseStatus): Progress {
  const countIn = (state: SolutionState) => steps.filter((step) => step.state === state).length
  return {
    approved: countIn('approved'),
    waiting: countIn('submitted'),
    rejected: countIn('rejected'),
    steps: steps.length,
  }
}

const time = (moment: Date | null) => moment?.getTime() ?? 0

/** By the last submission or reading; courses without one by enrolment, newest first. */
function byRecency(courses: CourseStatus[]): CourseStatus[] {
  const lastWork = ({ steps }: CourseStatus) =>
    Math.max(0, ...steps.flatMap((step) => [time(step.submittedAt), time(step.readAt)]))
  return courses.toSorted((a, b) => lastWork(b) - lastWork(a) || time(b.enrolledAt) - time(a.enrolledAt))
}

type NextStep = { courseId: number; stepId: number | null; isResubmission: boolean }

/**
 * The step rejected last, else the step to continue in the course they worked on last. Without a step to do: a course
 * with steps in review, else the last course.
 */
export function findNextStep(courses: CourseStatus[]): NextStep | null {
  const [rejected] = courses
    .flatMap(({ courseId, steps }) =>
      steps.filter(({ state }) => state === 'rejected').map((step) => ({ courseId, step })),
    )
    .toSorted((a, b) => time(b.step.reviewedAt) - time(a.step.reviewedAt))
  if (rejected) return { courseId: rejected.courseId, stepId: rejected.step.stepId, isResubmission: true }
  const recent = byRecency(courses)
  for (const { courseId, steps } of recent) {
    const stepId = stepToContinue(steps)
    if (stepId !== null) return { courseId, stepId, isResubmission: false }
  }
  const last = recent.find(({ steps }) => steps.some(({ state }) => state === 'submitted')) ?? recent[0]
  return last ? { courseId: last.courseId, stepId: null, isResubmission: false } : null
}

/** Only verdicts on the newest attempt at a step count. */
export function latestReviewId(courses: CourseStatus[]): number | null {
  const reviewed = courses.flatMap(({ steps }) => steps).filter(({ reviewId }) => reviewId !== null)
  const [newest] = reviewed.toSorted((a, b) => time(b.reviewedAt) - time(a.reviewedAt) || b.reviewId! - a.reviewId!)
  return newest?.reviewId ?? null
}

/** The attempt in review that is promised first. */
export function nextPromise(courses: CourseStatus[]): Snapshot['promise'] {
  const waiting = courses.flatMap(({ courseId, steps }) =>
    steps.flatMap(({ stepId, state, promisedAt }) =>
      state === 'submitted' && promisedAt
        ? [{ courseId, taskStepId: stepId, promisedAt: promisedAt.toISOString() }]
        : [],
    ),
  )
  return waiting.toSorted((a, b) => a.promisedAt.localeCompare(b.promisedAt))[0] ?? null
}
