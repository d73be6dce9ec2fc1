import type { Report } from '#contract/insights/reports.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { openingsBetween } from '#server/learning/index.ts'
import { type FiguresKind, figuresFor, refreshFigures } from '../figures.service.ts'
import { readFigures } from '../figures.store.ts'
import { isOld } from '../overview.rules.ts'
import { daysOf, type ReportFigures, spanOf, toCourses, toFunnel, toPractice, toSummary, toTimes } from './rules.ts'
import * as store from './store.ts'

export const reportQueue = 'school-reports'
/** At most one per range waits. */
export const reportQueues = { [reportQueue]: { policy: 'short' } } as const
export type ReportJob = { range: string }

/** A page that is open loads a report again until it is new, so it may not grow old at once. */
const minAgeMs = 60_000

/** A report is counted in the background, each range for itself when somebody opens it. */
const reportOf = (range: string): FiguresKind<ReportFigures> => ({
  name: `report ${range}`,
  queue: reportQueue,
  job: { range } satisfies ReportJob,
  minAgeMs,
  count: (db, now) => countReport(db, range, now),
})

/** One after the other, to leave the other connections and cores to the pages. */
async function countReport(db: Db, range: string, now: Date): Promise<ReportFigures> {
  const span = spanOf(range, now)
  const funnel = toFunnel(await store.learnersByMonth(db, span), await store.demosByMonth(db, span))
  const submittedFrom = await store.firstSubmission(db, span)
  const openings = submittedFrom ? await openingsBetween(db, submittedFrom, now) : []
  const times = openings.length > 0 ? await store.reviewTimes(db, span, openings) : []
  const steps = await store.stepsOfCourses(db)
  const places = await store.learnersByPlace(db, span)
  const verdicts = await store.verdictsByStep(db, span)
  return {
    funnel,
    reviewTimes: toTimes(times.find(({ courseId }) => courseId === null)),
    courses: toCourses({ steps, places, verdicts, times }),
    practice: toPractice(await store.recallAfterMonth(db, span), await store.renewalsByPractice(db, span)),
  }
}

export const refreshReport = (db: Db, tools: Pick<Tools, 'clock'>, range: string): Promise<void> =>
  refreshFigures(db, tools, reportOf(range))

/** The ranges that are opened most are ready before anybody asks. */
export async function refreshReports(db: Db, tools: Pick<Tools, 'clock'>): Promise<void> {
  for (const range of ['30', '90', 'all', indiaDate(tools.clock()).slice(0, 7)]) await refreshReport(db, tools, range)
}

type Asked = { range: string; courseId?: number | undefined }

export async function report(
  db: Db,
  tools: Pick<Tools, 'clock' | 'jobs'>,
  { range, courseId }: Asked,
): Promise<Report> {
  const now = tools.clock()
  const months = await monthsFor(db, range, now)
  const stored = await figuresFor(db, tools, reportOf(range))
  const course = stored && chosenCourse(stored.figures, courseId)
  return {
    range,
    ...daysOf(range, stored?.countedAt ?? now),
    ...months,
    isCounting: !stored || isOld(stored, now, minAgeMs),
    figures: stored && {
      asOf: stored.countedAt.toISOString(),
      funnel: stored.figures.funnel,
      reviewTimes: stored.figures.reviewTimes,
      courses: stored.figures.courses.map(toSummary),
      course,
      practice: stored.figures.practice ?? null,
    },
  }
}

/** The months that can be chosen: there is nothing in others. Refuses a range that is one of those. */
async function monthsFor(db: Db, range: string, now: Date) {
  const currentMonth = indiaDate(now).slice(0, 7)
  const first = (await store.firstMonth(db)) ?? currentMonth
  const firstMonth = first < currentMonth ? first : currentMonth
  if (range.includes('-') && (range < firstMonth || range > currentMonth)) throw notFound('This month')
  return { firstMonth, currentMonth }
}

function chosenCourse({ courses }: ReportFigures, courseId?: number) {
  if (courseId === undefined) return courses[0] ?? null
  const found = courses.find((course) => course.courseId === courseId)
  if (!found) throw notFound('This course')
  return found
}

/** For exports, which may wait: counted now if nobody has opened this range before. */
export async function reportFigures(db: Db, tools: Pick<Tools, 'clock'>, range: string): Promise<ReportFigures> {
  await monthsFor(db, range, tools.clock())
  const kind = reportOf(range)
  if (!(await readFigures(db, kind.name))) await refreshFigures(db, tools, kind)
  return (await readFigures<ReportFigures>(db, kind.name))!.figures
}
