import type { Progress } from '#contract/learning/enrolments.ts'
import type { Day, Streak, Week } from '#contract/learning/performance.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'

/** A day of India's calendar: 2026-11-15. */
export type CalendarDay = string

const dayMs = 24 * 60 * 60 * 1000
// India has had one time for all, without summer time, since 1945.
const indiaAhead = 5.5 * 60 * 60 * 1000

const toDay = (utcMidnight: number): CalendarDay => new Date(utcMidnight).toISOString().slice(0, 10)

export const dayInIndia = (moment: Date): CalendarDay => toDay(moment.getTime() + indiaAhead)
export const daysLater = (day: CalendarDay, days: number): CalendarDay => toDay(Date.parse(day) + days * dayMs)

/** The Monday of the week that this day is in. */
export function mondayOf(day: CalendarDay): CalendarDay {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return daysLater(day, -sinceMonday)
}

/** How many days in a row something was submitted. Who has not done so today keeps what stood yesterday. */
export function streakOf(days: Iterable<CalendarDay>, today: CalendarDay): Streak {
  const done = new Set(days)
  const isTodayDone = done.has(today)
  const runs = new Map<CalendarDay, number>()
  for (const day of [...done].toSorted()) runs.set(day, (runs.get(daysLater(day, -1)) ?? 0) + 1)
  return {
    current: runs.get(isTodayDone ? today : daysLater(today, -1)) ?? 0,
    longest: Math.max(0, ...runs.values()),
    isTodayDone,
  }
}

type Counts = ReadonlyMap<CalendarDay, number>

const keptRuns = new Map<string, CalendarDay[]>()

/** So many days from this one on. They are the same for every learner until midnight, so they are not made anew. */
function daysFrom(first: CalendarDay, length: number): readonly CalendarDay[] {
  const key = `${first} ${length}`
  const known = keptRuns.get(key)
  if (known) return known
  const begin = Date.parse(first)
  const days = Array.from({ length }, (_, at) => toDay(begin + at * dayMs))
  if (keptRuns.size >= 10) keptRuns.clear()
  keptRuns.set(key, days)
  return days
}

/** The last so many weeks up to this one, from Monday to Sunday, oldest first. */
export function weeksUpTo(today: CalendarDay, howMany: number, submissions: Counts, approvals: Counts): Week[] {
  const days = daysFrom(daysLater(mondayOf(today), (1 - howMany) * 7), howMany * 7)
  return Array.from({ length: howMany }, (_, index) => {
    const week = days.slice(index * 7, (index + 1) * 7)
    const sum = (counts: Counts) => week.reduce((total, day) => total + (counts.get(day) ?? 0), 0)
    return { startsOn: week[0]!, submissions: sum(submissions), approvals: sum(approvals) }
  })
}

/** Every day of the last so many weeks, from a Monday to today. */
export function daysUpTo(today: CalendarDay, weeks: number, submissions: Counts): Day[] {
  const first = daysLater(mondayOf(today), (1 - weeks) * 7)
  const length = (Date.parse(today) - Date.parse(first)) / dayMs + 1
  return daysFrom(first, length).map((date) => ({ date, submissions: submissions.get(date) ?? 0 }))
}

/** Where a learner stands with one step: the state of the newest attempt, and the verdict on it. */
export type StepStanding = {
  stepId: number
  state: SolutionState | null
  handedInAt: Date | null
  reviewId: number | null
  reviewedAt: Date | null
}
/** A course of theirs with its steps in the order of the page. */
export type CourseStanding = { courseId: number; enrolledAt: Date; steps: StepStanding[] }

export function progressIn({ steps }: CourseStanding): Progress {
  const having = (state: SolutionState) => steps.filter((step) => step.state === state).length
  return {
    approved: having('approved'),
    waiting: having('submitted'),
    rejected: having('rejected'),
    steps: steps.length,
  }
}

const time = (moment: Date | null) => moment?.getTime() ?? 0

/** Most recently worked in first; among those where nothing was submitted, the most recently enrolled. */
function byRecency(courses: CourseStanding[]): CourseStanding[] {
  const worked = ({ steps }: CourseStanding) => Math.max(0, ...steps.map((step) => time(step.handedInAt)))
  return courses.toSorted((a, b) => worked(b) - worked(a) || time(b.enrolledAt) - time(a.enrolledAt))
}

type Place = { courseId: number; stepId: number | null; isResubmission: boolean }

/**
 * Where a learner goes on. What came back to them comes first, the newest of it; then what nobody has begun, in the
 * course they are in. Without a step to do it is the course that waits for its mentors, or the last one.
 */
export function placeToGoOn(courses: CourseStanding[]): Place | null {
  const [rejected] = courses
    .flatMap(({ courseId, steps }) => steps.map((step) => ({ courseId, ...step })))
    .filter(({ state }) => state === 'rejected')
    .toSorted((a, b) => time(b.reviewedAt) - time(a.reviewedAt))
  if (rejected) return { courseId: rejected.courseId, stepId: rejected.stepId, isResubmission: true }
  const recent = byRecency(courses)
  for (const { courseId, steps } of recent) {
    const open = steps.find(({ state }) => state === null)
    if (open) return { courseId, stepId: open.stepId, isResubmission: false }
  }
  const last = recent.find(({ steps }) => steps.some(({ state }) => state === 'submitted')) ?? recent[0]
  return last ? { courseId: last.courseId, stepId: null, isResubmission: false } : null
}

/** The newest verdict among those on the newest attempts; what was submitted again has outlived its own. */
export function newestReviewOf(courses: CourseStanding[]): number | null {
  const reviewed = courses.flatMap(({ steps }) => steps).filter(({ reviewId }) => reviewId !== null)
  const [newest] = reviewed.toSorted((a, b) => time(b.reviewedAt) - time(a.reviewedAt) || b.reviewId! - a.reviewId!)
  return newest?.reviewId ?? null
}
