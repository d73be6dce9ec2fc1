import { mayUse } from '#contract/kit/endpoint.ts'
import {
  getMyPerformance,
  getMySnapshot,
  type Approvals,
  type QuizResults,
  type Snapshot,
} from '#contract/learning/performance.ts'
import type { Db } from '#server/kit/db/db.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { enrolledCourses, noProgress } from '../enrolments/store.ts'
import {
  type CourseStatus,
  dayInIndia,
  daysLater,
  daysUpTo,
  mondayOf,
  latestReviewId,
  findNextStep,
  nextPromise,
  toProgress,
  streakOf,
  weeksUpTo,
} from './rules.ts'
import {
  approvalsByCourse,
  approvalsByDay,
  courseStatusesOf,
  detailsOf,
  quizResultsByCourse,
  submissionsByDay,
} from './store.ts'

const chartWeeks = 26
const calendarWeeks = 53
const noApprovals: Approvals = {
  submissions: 0,
  approved: 0,
  firstDecided: 0,
  firstApproved: 0,
  medianHoursToApproval: null,
}
const noAnswers: QuizResults = { answered: 0, rightAtFirst: 0 }

export function performanceRoutes(app: App) {
  serve(app, getMySnapshot, async ({ db, tools, actor }) => {
    const now = tools.clock()
    const [courses, submissions, end] = await Promise.all([
      courseStatusesOf(db, actor.id),
      submissionsByDay(db, actor.id),
      accessEndOf(db, actor.id),
    ])
    // Step titles are shown only to people with access to the course.
    const hasAccess = mayUse(actor.role, 'mentor') || (end !== null && end > now)
    return {
      ...totals(courses),
      submissions: [...submissions.values()].reduce((sum, count) => sum + count, 0),
      streak: streakOf(submissions.keys(), dayInIndia(now)),
      promise: nextPromise(courses),
      ...(await courseToContinue(db, actor.id, courses, hasAccess)),
    }
  })

  serve(app, getMyPerformance, async ({ db, tools, actor }) => {
    const today = dayInIndia(tools.clock())
    const firstWeek = daysLater(mondayOf(today), (1 - chartWeeks) * 7)
    const [submissions, approvals, byCourse, quizzes, enrolled] = await Promise.all([
      submissionsByDay(db, actor.id),
      approvalsByDay(db, actor.id, new Date(`${firstWeek}T00:00:00+05:30`)),
      approvalsByCourse(db, actor.id),
      quizResultsByCourse(db, actor.id),
      enrolledCourses(db, actor.id),
    ])
    return {
      total: byCourse.get(null) ?? noApprovals,
      weeks: weeksUpTo(today, chartWeeks, submissions, approvals),
      days: daysUpTo(today, calendarWeeks, submissions),
      streak: streakOf(submissions.keys(), today),
      courses: enrolled
        .flatMap(({ course }) => course)
        .map(({ courseId, courseTitle, progress }) => ({
          ...(byCourse.get(courseId) ?? noApprovals),
          courseId,
          courseTitle,
          progress,
          quiz: quizzes.get(courseId) ?? noAnswers,
        })),
    }
  })
}

function totals(courses: CourseStatus[]) {
  const sum = { enrolled: courses.length, approved: 0, waiting: 0, rejected: 0 }
  for (const { approved, waiting, rejected } of courses.map(toProgress)) {
    sum.approved += approved
    sum.waiting += waiting
    sum.rejected += rejected
  }
  return sum
}

/** What the dashboard shows of one course, and the newest feedback. */
async function courseToContinue(
  db: Db,
  personId: number,
  courses: CourseStatus[],
  hasAccess: boolean,
): Promise<Pick<Snapshot, 'course' | 'next' | 'feedback'>> {
  const found = findNextStep(courses)
  if (!found) return { course: null, next: null, feedback: null }
  const { courseId, stepId, isResubmission } = found
  const details = await detailsOf(db, { personId, courseId, stepId, reviewId: latestReviewId(courses) })
  const { courseTitle, imagePath, taskId, taskTitle, taskStepTitle, percentRead, certificateCode, feedback } = details
  const course = courses.find((course) => course.courseId === courseId)
  const hasStep = hasAccess && stepId !== null && taskId !== null && taskTitle !== null && taskStepTitle !== null
  return {
    course: {
      courseId,
      courseTitle,
      imagePath,
      progress: course ? toProgress(course) : noProgress,
      certificateCode,
    },
    next: hasStep ? { taskId, taskTitle, taskStepId: stepId, taskStepTitle, isResubmission, percentRead } : null,
    feedback,
  }
}
