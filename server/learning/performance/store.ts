import { plainTextOf } from '#contract/learning/lesson-text.ts'
import { alias, and, asc, eq, gte, isNull, sql } from '#server/kit/db/orm.ts'
import type { Approvals, Feedback, QuizResults } from '#contract/learning/performance.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { courses } from '#server/catalogue/tables.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared, preparedSql } from '#server/kit/db/prepared.ts'
import { latestAttempts } from '../enrolments/store.ts'
import { mentorName } from '../reviews/rules.ts'
import type { CalendarDay, CourseStatus } from './rules.ts'
import { certificates, enrolments, lessonReadings, quizAnswers, reviews, solutions, steps, tasks } from '../tables.ts'
import { videoPositions } from '../lessons/tables.ts'

/** Days without any are left out. */
export type DayCounts = Map<CalendarDay, number>

const dayOf = (moment: unknown) => sql<CalendarDay>`(${moment} at time zone 'Asia/Kolkata')::date::text`
const countAll = sql`count(*)`.mapWith(Number)
const toCounts = (rows: { day: CalendarDay; count: number }[]): DayCounts =>
  new Map(rows.map(({ day, count }) => [day, count]))

const countSubmissions = prepared((db) =>
  db
    .select({ day: dayOf(solutions.submittedAt), count: countAll })
    .from(solutions)
    .where(eq(solutions.personId, sql.placeholder('personId')))
    .groupBy(sql`1`)
    .prepare('submissions_by_day'),
)

export const submissionsByDay = async (db: Db, personId: number): Promise<DayCounts> =>
  toCounts(await countSubmissions(db).execute({ personId }))

const countApprovals = prepared((db) =>
  db
    .select({ day: dayOf(reviews.createdAt), count: countAll })
    .from(solutions)
    .innerJoin(reviews, and(eq(reviews.solutionId, solutions.id), isNull(reviews.undoneAt)))
    .where(
      and(
        eq(solutions.personId, sql.placeholder('personId')),
        eq(solutions.state, 'approved'),
        gte(reviews.createdAt, sql.placeholder('since')),
      ),
    )
    .groupBy(sql`1`)
    .prepare('approvals_by_day'),
)

export const approvalsByDay = async (db: Db, personId: number, since: Date): Promise<DayCounts> =>
  toCounts(await countApprovals(db).execute({ personId, since: since.toISOString() }))

const approvalStatistics = prepared((db) => {
  const byStep = db
    .select({
      courseId: solutions.courseId,
      submissions: sql`count(*)`.as('submissions'),
      firstState: sql`min(${solutions.state}) filter (where ${solutions.attempt} = 1)`.as('first_state'),
      startedAt: sql`min(${solutions.submittedAt})`.as('started_at'),
      approvedAt: sql`max(${reviews.createdAt}) filter (where ${solutions.state} = 'approved')`.as('approved_at'),
    })
    .from(solutions)
    .leftJoin(reviews, and(eq(reviews.solutionId, solutions.id), isNull(reviews.undoneAt)))
    .where(eq(solutions.personId, sql.placeholder('personId')))
    .groupBy(solutions.courseId, solutions.stepId)
    .as('by_step')
  const { courseId, submissions, firstState, startedAt, approvedAt } = byStep
  const hours = sql`extract(epoch from ${approvedAt} - ${startedAt}) / 3600`
  return db
    .select({
      courseId: sql<number | null>`${courseId}`,
      submissions: sql`coalesce(sum(${submissions}), 0)`.mapWith(Number),
      approved: sql`count(${approvedAt})`.mapWith(Number),
      firstDecided: sql`count(*) filter (where ${firstState} <> 'submitted')`.mapWith(Number),
      firstApproved: sql`count(*) filter (where ${firstState} = 'approved')`.mapWith(Number),
      medianHoursToApproval: sql<number | null>`percentile_cont(0.5) within group (order by ${hours})
        filter (where ${approvedAt} is not null)`,
    })
    .from(byStep)
    .groupBy(sql`grouping sets ((${courseId}), ())`)
    .prepare('approvals_by_course')
})

/** By course; the total is under null. */
export async function approvalsByCourse(db: Db, personId: number): Promise<Map<number | null, Approvals>> {
  const rows = await approvalStatistics(db).execute({ personId })
  return new Map(rows.map(({ courseId, ...row }) => [courseId, row]))
}

const quizResults = prepared((db) =>
  db
    .select({
      courseId: tasks.courseId,
      answered: countAll,
      rightAtFirst: sql`count(*) filter (where ${quizAnswers.wasRightAtFirst})`.mapWith(Number),
    })
    .from(quizAnswers)
    .innerJoin(steps, eq(steps.id, quizAnswers.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(eq(quizAnswers.personId, sql.placeholder('personId')))
    .groupBy(tasks.courseId)
    .prepare('quiz_results_by_course'),
)

export async function quizResultsByCourse(db: Db, personId: number): Promise<Map<number, QuizResults>> {
  const rows = await quizResults(db).execute({ personId })
  return new Map(rows.map(({ courseId, ...results }) => [courseId, results]))
}

const courseStatuses = prepared((db) =>
  db
    .select({
      courseId: enrolments.courseId,
      enrolledAt: enrolments.createdAt,
      stepId: steps.id,
      state: sql<SolutionState | null>`latest.state`,
      submittedAt: sql`latest.submitted_at`.mapWith(solutions.submittedAt),
      promisedAt: sql`latest.promised_at`.mapWith(solutions.promisedAt),
      reviewId: reviews.id,
      reviewedAt: reviews.createdAt,
      readAt: lessonReadings.updatedAt,
    })
    .from(enrolments)
    .innerJoin(courses, and(eq(courses.id, enrolments.courseId), isNull(courses.archivedAt)))
    .leftJoin(tasks, and(eq(tasks.courseId, enrolments.courseId), isNull(tasks.archivedAt)))
    .leftJoin(steps, and(eq(steps.taskId, tasks.id), isNull(steps.archivedAt)))
    .leftJoin(latestAttempts, sql`latest.step_id = ${steps.id}`)
    .leftJoin(reviews, and(sql`${reviews.solutionId} = latest.id`, isNull(reviews.undoneAt)))
    .leftJoin(
      lessonReadings,
      and(eq(lessonReadings.stepId, steps.id), eq(lessonReadings.personId, sql.placeholder('personId'))),
    )
    .where(eq(enrolments.personId, sql.placeholder('personId')))
    .orderBy(asc(enrolments.courseId), asc(tasks.position), asc(tasks.id), asc(steps.position), asc(steps.id))
    .prepare('course_statuses_of'),
)

/** The active courses this person is enrolled in. */
export async function courseStatusesOf(db: Db, personId: number): Promise<CourseStatus[]> {
  const rows = await courseStatuses(db).execute({ personId })
  return [...Map.groupBy(rows, ({ courseId }) => courseId)].map(([courseId, rows]) => ({
    courseId,
    enrolledAt: rows[0]!.enrolledAt,
    // A course without steps has one row without a step.
    steps: rows.flatMap(({ stepId, ...status }) => (stepId === null ? [] : [{ stepId, ...status }])),
  }))
}

const reviewed = alias(steps, 'reviewed')

const details = prepared((db) =>
  db
    .select({
      courseTitle: courses.title,
      imagePath: courses.image,
      taskId: tasks.id,
      taskTitle: tasks.title,
      taskStepTitle: steps.name,
      percentRead: sql`coalesce(${lessonReadings.percent}, 0)`.mapWith(Number),
      certificateCode: certificates.code,
      review: { verdict: reviews.verdict, feedback: reviews.feedback, createdAt: reviews.createdAt },
      place: { courseId: solutions.courseId, taskStepId: solutions.stepId },
      placeTitle: reviewed.name,
      mentor: { firstName: people.firstName, lastName: people.lastName },
    })
    .from(courses)
    .leftJoin(steps, eq(steps.id, sql.placeholder('stepId')))
    .leftJoin(tasks, eq(tasks.id, steps.taskId))
    .leftJoin(
      lessonReadings,
      and(eq(lessonReadings.stepId, steps.id), eq(lessonReadings.personId, sql.placeholder('personId'))),
    )
    .leftJoin(
      certificates,
      and(
        eq(certificates.courseId, courses.id),
        eq(certificates.personId, sql.placeholder('personId')),
        isNull(certificates.revokedAt),
      ),
    )
    .leftJoin(reviews, eq(reviews.id, sql.placeholder('reviewId')))
    .leftJoin(solutions, eq(solutions.id, reviews.solutionId))
    .leftJoin(reviewed, eq(reviewed.id, solutions.stepId))
    .leftJoin(people, eq(people.id, reviews.mentorId))
    .where(eq(courses.id, sql.placeholder('courseId')))
    .prepare('snapshot_details'),
)

type Places = { personId: number; courseId: number; stepId: number | null; reviewId: number | null }

/** The titles of a course and its step, the certificate, and the feedback of a review. */
export async function detailsOf(db: Db, { personId, courseId, stepId, reviewId }: Places) {
  const found = await details(db).execute({ personId, courseId, stepId: stepId ?? 0, reviewId: reviewId ?? 0 })
  const { review, place, placeTitle, mentor, ...titles } = found[0]!
  const feedback: Feedback | null = review && {
    ...place!,
    taskStepTitle: placeTitle!,
    verdict: review.verdict,
    text: plainTextOf(review.feedback),
    mentor: mentorName(mentor && fullName(mentor)),
    reviewedAt: review.createdAt.toISOString(),
  }
  return { ...titles, feedback }
}

/** Between two moments, and when they last submitted something or read a lesson. */
type Activity = {
  submissions: number
  approvals: number
  lessons: number
  activeDays: number
  lastActiveAt: Date | null
}

const activityRow = preparedSql(
  'activity_between',
  `select count(*) filter (where kind = 'submission' and at >= $2 and at < $3)::int as submissions,
     count(*) filter (where kind = 'lesson' and at >= $2 and at < $3)::int as lessons,
     count(distinct (at at time zone 'Asia/Kolkata')::date) filter (where at >= $2 and at < $3)::int as "activeDays",
     max(at) as "lastActiveAt",
     (select count(*)::int from solutions join reviews on solution_id = solutions.id and undone_at is null
       where person_id = $1 and state = 'approved' and reviews.created_at >= $2
       and reviews.created_at < $3) as approvals
   from (
     select 'submission' as kind, submitted_at as at from solutions where person_id = $1
     union all select 'lesson', updated_at from lesson_readings where person_id = $1
   ) as work`,
)

type Span = { startsAt: Date; endsAt: Date }

export async function activityOf(db: Db, personId: number, { startsAt, endsAt }: Span): Promise<Activity> {
  const [row] = await activityRow(db)<Activity>([personId, startsAt, endsAt])
  return row!
}

/** When a person did something, in tables with one row or more per person. */
export const learningTraces = [
  enrolments.createdAt,
  lessonReadings.updatedAt,
  quizAnswers.answeredAt,
  videoPositions.updatedAt,
  solutions.submittedAt,
]
