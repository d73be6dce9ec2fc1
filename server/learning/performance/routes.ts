import { mayUse } from '#contract/kit/access.ts'
import {
  getMyPerformance,
  getMySnapshot,
  type Approvals,
  type QuizResults,
  type Snapshot,
} from '#contract/learning/performance.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import type { Db } from '#server/kit/db/db.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { daysAfter, indiaDate } from '#server/kit/india.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { isHandled, ownDueDates } from '../due-dates/rules.ts'
import { type OwnPlan, plansRead } from '../due-dates/store.ts'
import { enrolledCourses } from '../enrolments/store.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { practisedRead } from '../recall/store.ts'
import { startOf } from '../start/service.ts'
import { mondayOf, streakOf } from '../study-days/rules.ts'
import { studyOf } from '../study-days/store.ts'
import {
  type CourseStatus,
  daysUpTo,
  latestReviewId,
  findNextStep,
  nextPromise,
  toProgress,
  weeksUpTo,
} from './rules.ts'
import {
  approvalsByCourse,
  approvalsByDay,
  courseStatusesOf,
  type EnrolledStatus,
  feedbackOf,
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

export function performanceRoutes(app: App, lessons: LessonCache) {
  serve(app, getMySnapshot, async ({ db, tools, actor }) => {
    const now = tools.clock()
    const [courses, plans, submissions, practisedAt, end, study] = await Promise.all([
      courseStatusesOf(db, lessons, actor.id),
      plansRead(db, { personId: actor.id }),
      submissionsByDay(db, actor.id),
      practisedRead(db, { personId: actor.id }),
      accessEndOf(db, actor.id),
      studyOf(db, actor.id),
    ])
    // Step titles are shown only to people with access to the course.
    const hasAccess = mayUse(actor, 'staff') || (end !== null && end > now)
    const { approved, ...counts } = totals(courses)
    const start = courses.length === 0 ? await startOf(db, lessons, actor.id) : null
    const hasPassed = approved > 0 || (start?.done ?? 0) > 0
    return {
      ...counts,
      approved,
      submissions: [...submissions.values()].reduce((sum, count) => sum + count, 0),
      streak: study.showsStreak ? streakOf(study.days, indiaDate(now)) : null,
      due: hasAccess ? firstDue(courses, plans, indiaDate(now)) : null,
      promise: nextPromise(courses),
      start,
      isStudyPlanOffered: actor.role === 'learner' && hasAccess && hasPassed && !study.hasAnswered,
      practice: practiceToday(practisedAt, hasReached(courses) || (start?.done ?? 0) > 0, now),
      ...(await courseToContinue(db, courses, hasAccess)),
    }
  })

  serve(app, getMyPerformance, async ({ db, tools, actor }) => {
    const today = indiaDate(tools.clock())
    const firstWeek = daysAfter(mondayOf(today), (1 - chartWeeks) * 7)
    const [submissions, approvals, byCourse, quizzes, enrolled, study] = await Promise.all([
      submissionsByDay(db, actor.id),
      approvalsByDay(db, actor.id, new Date(`${firstWeek}T00:00:00+05:30`)),
      approvalsByCourse(db, actor.id),
      quizResultsByCourse(db, actor.id),
      enrolledCourses(db, actor.id),
      studyOf(db, actor.id),
    ])
    return {
      total: byCourse.get(null) ?? noApprovals,
      weeks: weeksUpTo(today, chartWeeks, submissions, approvals),
      days: daysUpTo(today, calendarWeeks, submissions),
      streak: study.showsStreak ? streakOf(study.days, today) : null,
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

const hasReached = (courses: { steps: { percentRead: number; state: SolutionState | null }[] }[]): boolean =>
  courses.some(({ steps }) => steps.some(({ percentRead, state }) => percentRead > 0 || state === 'approved'))

const practiceToday = (practisedAt: Date | null, isReached: boolean, now: Date): Snapshot['practice'] =>
  practisedAt || isReached ? { isTodayDone: practisedAt !== null && indiaDate(practisedAt) === indiaDate(now) } : null

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
  courses: Awaited<ReturnType<typeof courseStatusesOf>>,
  hasAccess: boolean,
): Promise<Pick<Snapshot, 'course' | 'next' | 'feedback'>> {
  const found = findNextStep(courses)
  const course = courses.find(({ courseId }) => courseId === found?.courseId)
  if (!found || !course) return { course: null, next: null, feedback: null }
  const { courseId, courseTitle, imagePath, certificateCode } = course
  const step = course.steps.find(({ stepId }) => stepId === found.stepId)
  const reviewId = latestReviewId(courses)
  return {
    course: { courseId, courseTitle, imagePath, progress: toProgress(course), certificateCode },
    next:
      hasAccess && step
        ? {
            taskId: step.taskId,
            taskTitle: step.taskTitle,
            taskStepId: step.stepId,
            taskStepTitle: step.name,
            isResubmission: found.isResubmission,
            percentRead: step.percentRead,
          }
        : null,
    feedback: reviewId === null ? null : await feedbackOf(db, reviewId),
  }
}

/** Of all courses: what was missed comes before what is still to come. */
function firstDue(courses: EnrolledStatus[], plans: OwnPlan[], today: string): Snapshot['due'] {
  const found = plans.flatMap((own) => {
    const steps = courses.find(({ courseId }) => courseId === own.courseId)?.steps ?? []
    const tasks = [...Map.groupBy(steps, ({ taskId }) => taskId)].map(([taskId, steps]) => {
      const { taskTitle: title, week } = steps[0]!
      return { taskId, title, week, isDone: steps.every(({ state }) => isHandled(state)) }
    })
    const { next } = ownDueDates(own, tasks, today)
    return next ? [{ courseId: own.courseId, ...next }] : []
  })
  return found.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0] ?? null
}
