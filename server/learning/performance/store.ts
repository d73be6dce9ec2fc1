import { plainTextOf } from '#contract/learning/lesson-text.ts'
import { and, eq, gte, isNull, sql } from '#server/kit/db/orm.ts'
import type { Approvals, Feedback, QuizResults } from '#contract/learning/performance.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import type { Language } from '#engines/program.ts'
import { courses } from '#server/catalogue/tables.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared, preparedSql } from '#server/kit/db/prepared.ts'
import { jsonRead, toDate } from '#server/kit/db/reads.ts'
import { contentVersion } from '../lessons/place.store.ts'
import type { LessonCache } from '../lessons/structure.store.ts'
import { mentorName } from '../reviews/rules.ts'
import type { CalendarDay } from '../study-days/rules.ts'
import type { CourseStatus, StepStatus } from './rules.ts'
import { certificates, enrolments, lessonReadings, quizAnswers, reviews, solutions, steps, tasks } from '../tables.ts'
import { videoPositions } from '../lessons/tables.ts'
import { practiceAnswers } from '../recall/tables.ts'
import { startProgress } from '../start/tables.ts'

/** Days without any are left out. */
export type DayCounts = Map<CalendarDay, number>

const dayOf = (moment: unknown) => sql<CalendarDay>`(${moment} at time zone 'Asia/Kolkata')::date::text`
const countAll = sql`count(*)`.mapWith(Number)
const toCounts = (rows: { day: CalendarDay; count: number }[]): DayCounts =>
  new Map(rows.map(({ day, count }) => [day, count]))

export const submissionsRead = jsonRead<Record<CalendarDay, number>, DayCounts, { personId: number }>(
  'submissions_by_day',
  ['personId'],
  sql`select coalesce(json_object_agg(day, count), '{}') from (
    select ${dayOf(solutions.submittedAt)} as day, count(*) from ${solutions}
    where ${solutions.personId} = ${sql.placeholder('personId')} group by 1) as days`,
  (counts) => new Map(Object.entries(counts)),
)

export const submissionsByDay = (db: Db, personId: number): Promise<DayCounts> => submissionsRead(db, { personId })

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

type StatusesJson = {
  contentVersion: number
  courses: { courseId: number; enrolledAt: string; imagePath: string; certificateCode: string | null }[]
  attempts: [
    stepId: number,
    SolutionState,
    submittedAt: string,
    promisedAt: string | null,
    reviewId: number | null,
    reviewedAt: string | null,
  ][]
  readings: [stepId: number, percent: number, at: string][]
}
type Attempt = Omit<StepStatus, 'stepId' | 'readAt'>
type Statuses = Pick<StatusesJson, 'contentVersion' | 'courses'> & {
  attempts: Map<number, Attempt>
  readings: Map<number, { percent: number; readAt: Date }>
}

const own = sql.placeholder('personId')
const notSubmitted: Attempt = { state: null, submittedAt: null, promisedAt: null, reviewId: null, reviewedAt: null }

/** The active courses a person is enrolled in, and what they did at any step. */
export const statusesRead = jsonRead<StatusesJson, Statuses, { personId: number }>(
  'course_statuses',
  ['personId'],
  sql`select json_build_object('contentVersion', ${contentVersion},
    'courses', (select coalesce(json_agg(json_build_object('courseId', ${courses.id}, 'enrolledAt', ${enrolments.createdAt},
        'imagePath', ${courses.image}, 'certificateCode', ${certificates.code}) order by ${courses.id}), '[]')
      from ${enrolments} join ${courses} on ${courses.id} = ${enrolments.courseId} and ${courses.archivedAt} is null
      left join ${certificates} on ${certificates.personId} = ${own} and ${certificates.courseId} = ${courses.id}
        and ${certificates.revokedAt} is null
      where ${enrolments.personId} = ${own}),
    'attempts', (select coalesce(json_agg(json_build_array(newest.step_id, newest.state, newest.submitted_at,
        case newest.state when 'submitted' then newest.promised_at end, ${reviews.id}, ${reviews.createdAt})), '[]')
      from (select distinct on (step_id) step_id, id, state, submitted_at, promised_at from ${solutions}
        where ${solutions.personId} = ${own} order by step_id, attempt desc) as newest
      left join ${reviews} on ${reviews.solutionId} = newest.id and ${reviews.undoneAt} is null),
    'readings', (select coalesce(json_agg(json_build_array(step_id, percent, updated_at)), '[]') from ${lessonReadings}
      where ${lessonReadings.personId} = ${own}))`,
  ({ attempts, readings, ...rest }) => ({
    ...rest,
    attempts: new Map(
      attempts.map(([stepId, state, submittedAt, promisedAt, reviewId, reviewedAt]) => [
        stepId,
        {
          state,
          submittedAt: new Date(submittedAt),
          promisedAt: toDate(promisedAt),
          reviewId,
          reviewedAt: toDate(reviewedAt),
        },
      ]),
    ),
    readings: new Map(readings.map(([stepId, percent, at]) => [stepId, { percent, readAt: new Date(at) }])),
  }),
)

/** The active courses this person is enrolled in. What is the same for all learners comes from the cache. */
export async function courseStatusesOf(db: Db, lessons: LessonCache, personId: number): Promise<EnrolledStatus[]> {
  const { contentVersion, courses, attempts, readings } = await statusesRead(db, { personId })
  return Promise.all(
    courses.map(async ({ courseId, enrolledAt, ...course }) => {
      const { title, tasks } = (await lessons.structureOf(db, { courseId, contentVersion }))!
      const steps = tasks.flatMap(({ taskId, title, week, steps }) =>
        steps
          .filter(({ isCurrent }) => isCurrent)
          .map(({ stepId, name, effort, lessonVersion, exerciseVersion, exerciseLanguage }) => ({
            stepId,
            name,
            effort,
            lessonVersion,
            exerciseVersion,
            exerciseLanguage,
            taskId,
            taskTitle: title,
            week,
            percentRead: readings.get(stepId)?.percent ?? 0,
            readAt: readings.get(stepId)?.readAt ?? null,
            ...(attempts.get(stepId) ?? notSubmitted),
          })),
      )
      return { ...course, courseId, courseTitle: title, enrolledAt: new Date(enrolledAt), steps }
    }),
  )
}

type Shown = {
  name: string
  effort: string
  lessonVersion: number | null
  exerciseVersion: number | null
  exerciseLanguage: Language | null
  taskId: number
  taskTitle: string
  week: number | null
  percentRead: number
}

/** With what the dashboard shows of a course and its step. */
export type EnrolledStatus = Omit<CourseStatus, 'steps'> & {
  courseTitle: string
  imagePath: string
  certificateCode: string | null
  steps: (StepStatus & Shown)[]
}

const feedbackRow = prepared((db) =>
  db
    .select({
      review: { verdict: reviews.verdict, feedback: reviews.feedback, createdAt: reviews.createdAt },
      place: { courseId: solutions.courseId, taskStepId: solutions.stepId },
      taskStepTitle: steps.name,
      mentor: { firstName: people.firstName, lastName: people.lastName },
    })
    .from(reviews)
    .innerJoin(solutions, eq(solutions.id, reviews.solutionId))
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .leftJoin(people, eq(people.id, reviews.mentorId))
    .where(eq(reviews.id, sql.placeholder('reviewId')))
    .prepare('feedback_of_review'),
)

export async function feedbackOf(db: Db, reviewId: number): Promise<Feedback> {
  const [row] = await feedbackRow(db).execute({ reviewId })
  const { review, place, taskStepTitle, mentor } = row!
  return {
    ...place,
    taskStepTitle,
    verdict: review.verdict,
    text: plainTextOf(review.feedback),
    mentor: mentorName(mentor && fullName(mentor)),
    reviewedAt: review.createdAt.toISOString(),
  }
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
  practiceAnswers.answeredAt,
  videoPositions.updatedAt,
  solutions.submittedAt,
  startProgress.savedAt,
]
