import { mayUse } from '#contract/kit/endpoint.ts'
import { getMyPerformance, getMySnapshot, type Approvals, type Snapshot } from '#contract/learning/performance.ts'
import type { Db } from '#server/kit/db/db.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { enrolledCourses } from '../enrolments/store.ts'
import {
  type CourseStanding,
  dayInIndia,
  daysLater,
  daysUpTo,
  mondayOf,
  newestReviewOf,
  placeToGoOn,
  progressIn,
  streakOf,
  weeksUpTo,
} from './rules.ts'
import { approvalsByCourse, approvalsByDay, feedbackOf, submissionsByDay, placeNames, standingsOf } from './store.ts'
import { certificateCodesOf, noProgress } from '../enrolments/progress.store.ts'

const weeksOfBars = 26
const weeksOfCalendar = 53
const nothingYet: Approvals = {
  submissions: 0,
  approved: 0,
  firstDecided: 0,
  firstApproved: 0,
  medianHoursToApproval: null,
}

export function performanceRoutes(app: App) {
  serve(app, getMySnapshot, async ({ db, deps, actor }) => {
    const now = deps.clock()
    const [standings, submissions, end] = await Promise.all([
      standingsOf(db, actor.id),
      submissionsByDay(db, actor.id),
      accessEndOf(db, actor.id),
    ])
    // The inside of a course, and the title of a step is part of it, is for whom it is open.
    const isOpen = mayUse(actor.role, 'mentor') || (end !== null && end > now)
    const reviewId = newestReviewOf(standings)
    const [place, feedback] = await Promise.all([
      goOn(db, actor.id, standings, isOpen),
      reviewId === null ? null : feedbackOf(db, reviewId),
    ])
    return {
      ...totals(standings),
      submissions: [...submissions.values()].reduce((sum, count) => sum + count, 0),
      streak: streakOf(submissions.keys(), dayInIndia(now)),
      ...place,
      feedback,
    }
  })

  serve(app, getMyPerformance, async ({ db, deps, actor }) => {
    const today = dayInIndia(deps.clock())
    const firstWeek = daysLater(mondayOf(today), (1 - weeksOfBars) * 7)
    const [submissions, approvals, byCourse, enrolled] = await Promise.all([
      submissionsByDay(db, actor.id),
      approvalsByDay(db, actor.id, new Date(`${firstWeek}T00:00:00+05:30`)),
      approvalsByCourse(db, actor.id),
      enrolledCourses(db, actor.id),
    ])
    return {
      total: byCourse.get(null) ?? nothingYet,
      weeks: weeksUpTo(today, weeksOfBars, submissions, approvals),
      days: daysUpTo(today, weeksOfCalendar, submissions),
      streak: streakOf(submissions.keys(), today),
      courses: enrolled
        .flatMap(({ course }) => course)
        .map(({ courseId, courseTitle, progress }) => ({
          ...(byCourse.get(courseId) ?? nothingYet),
          courseId,
          courseTitle,
          progress,
        })),
    }
  })
}

function totals(standings: CourseStanding[]) {
  const sum = { enrolled: standings.length, approved: 0, waiting: 0, rejected: 0 }
  for (const { approved, waiting, rejected } of standings.map(progressIn)) {
    sum.approved += approved
    sum.waiting += waiting
    sum.rejected += rejected
  }
  return sum
}

async function goOn(
  db: Db,
  personId: number,
  standings: CourseStanding[],
  isOpen: boolean,
): Promise<Pick<Snapshot, 'course' | 'next'>> {
  const place = placeToGoOn(standings)
  if (!place) return { course: null, next: null }
  const { courseId, stepId, isResubmission } = place
  const [names, codes] = await Promise.all([placeNames(db, courseId, stepId), certificateCodesOf(db, personId)])
  const { courseTitle, imagePath, taskId, taskTitle, taskStepTitle } = names
  const standing = standings.find((one) => one.courseId === courseId)
  const hasStep = isOpen && stepId !== null && taskId !== null && taskTitle !== null && taskStepTitle !== null
  return {
    course: {
      courseId,
      courseTitle,
      imagePath,
      progress: standing ? progressIn(standing) : noProgress,
      certificateCode: codes.get(courseId) ?? null,
    },
    next: hasStep ? { taskId, taskTitle, taskStepId: stepId, taskStepTitle, isResubmission } : null,
  }
}
