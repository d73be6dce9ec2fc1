import type { SolutionState } from '#contract/learning/solutions.ts'
import { and, asc, desc, eq, inArray, isNull, or, sql } from '#server/kit/db/orm.ts'
import type { Course, EnrolledCourse } from '#contract/learning/enrolments.ts'
import type { Progress } from '#contract/learning/progress.ts'
import { cardColumns, hasFirstLesson, toCard } from '#server/catalogue/index.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { certificates, enrolments, solutions, steps, tasks } from '../tables.ts'

/** Visitors see listed courses; people who are signed in see every active course and their own enrolments. */
export async function coursesFor(db: Db, personId: number | null): Promise<Course[]> {
  // Nobody has the id 0, so visitors match no enrolment.
  const ownEnrolment = and(eq(enrolments.courseId, courses.id), eq(enrolments.personId, personId ?? 0))
  const rows = await db
    .select({ ...cardColumns, hasFirstLesson, enrolledId: enrolments.personId })
    .from(courses)
    .leftJoin(enrolments, ownEnrolment)
    .where(and(isNull(courses.archivedAt), personId === null ? eq(courses.isListed, true) : undefined))
    .orderBy(asc(courses.id))
  return rows.map(({ enrolledId, ...row }) => ({
    ...toCard(row),
    hasFirstLesson: row.hasFirstLesson,
    userCourses: enrolledId === null ? [] : [{ userId: enrolledId }],
  }))
}

/** Returns false if the person was already enrolled. */
export async function insertEnrolment(db: Db, personId: number, courseId: number): Promise<boolean> {
  const inserted = await db.insert(enrolments).values({ personId, courseId }).onConflictDoNothing()
  return inserted.rowCount === 1
}

/** The people are locked, and none of them is enrolled. */
export async function insertEnrolments(db: Db, personIds: number[], courseId: number): Promise<void> {
  const rows = personIds.map((personId) => ({ personId, courseId }))
  if (rows.length > 0) await db.insert(enrolments).values(rows)
}

/** Those of the people who are enrolled in the course. */
export async function enrolledAmong(db: Db, personIds: number[], courseId: number): Promise<Set<number>> {
  const rows = await db
    .select({ personId: enrolments.personId })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), inArray(enrolments.personId, personIds)))
  return new Set(rows.map(({ personId }) => personId))
}

const submitted = sql`exists (
  select from solutions where person_id = ${sql.placeholder('personId')} and course_id = ${courses.id})`

const enrolled = prepared((db) =>
  db
    .select({ ...cardColumns, enrolledAt: enrolments.createdAt, certificateCode: certificates.code })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(
      certificates,
      and(
        eq(certificates.personId, enrolments.personId),
        eq(certificates.courseId, enrolments.courseId),
        isNull(certificates.revokedAt),
      ),
    )
    .where(and(eq(enrolments.personId, sql.placeholder('personId')), or(isNull(courses.archivedAt), submitted)))
    .orderBy(desc(enrolments.createdAt), desc(courses.id))
    .prepare('enrolled_courses'),
)

/** Newest first. Archived courses are included only if the person has submitted something in them. */
export async function enrolledCourses(db: Db, personId: number): Promise<EnrolledCourse[]> {
  const rows = await enrolled(db).execute({ personId })
  const progress = await progressOf(
    db,
    personId,
    rows.map(({ id }) => id),
  )
  return rows.map(({ enrolledAt, certificateCode, ...row }) => ({
    enrolledAt: enrolledAt.toISOString(),
    course: [
      {
        ...toCard(row),
        progress: progress.get(row.id) ?? noProgress,
        certificateCode,
        isArchived: row.archivedAt !== null,
      },
    ],
  }))
}

const enrolment = prepared((db) =>
  db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(
      and(eq(enrolments.personId, sql.placeholder('personId')), eq(enrolments.courseId, sql.placeholder('courseId'))),
    )
    .prepare('enrolment'),
)

export async function isEnrolled(db: Db, personId: number, courseId: number): Promise<boolean> {
  const [row] = await enrolment(db).execute({ personId, courseId })
  return row !== undefined
}

export async function enrolledCourseIds(db: Db, personId: number): Promise<number[]> {
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(eq(enrolments.personId, personId))
  return rows.map(({ courseId }) => courseId)
}

export async function hasSubmitted(db: Db, personId: number, courseId: number): Promise<boolean> {
  const found = await db
    .select({ id: solutions.id })
    .from(solutions)
    .where(and(eq(solutions.personId, personId), eq(solutions.courseId, courseId)))
    .limit(1)
  return found.length > 0
}

export type StepContext = {
  stepId: number
  stepName: string
  taskId: number
  taskTitle: string
  courseId: number
  courseTitle: string
  /** The number of its published lesson. */
  lessonVersion: number | null
  /** The number of its exercise. */
  exerciseVersion: number | null
}

const stepContext = prepared((db) =>
  db
    .select({
      stepId: steps.id,
      stepName: steps.name,
      taskId: tasks.id,
      taskTitle: tasks.title,
      courseId: courses.id,
      courseTitle: courses.title,
      lessonVersion: steps.lessonVersion,
      exerciseVersion: steps.exerciseVersion,
      isOpen: sql<boolean>`${steps.archivedAt} is null and ${tasks.archivedAt} is null`,
      accessEnds: sql`(select ${people.accessEndsAt} from ${people}
        where ${people.id} = ${sql.placeholder('personId')})`.mapWith(people.accessEndsAt),
      isEnrolled: sql<boolean>`exists (select from ${enrolments}
        where ${enrolments.personId} = ${sql.placeholder('personId')} and ${enrolments.courseId} = ${courses.id})`,
    })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(courses, and(eq(courses.id, tasks.courseId), isNull(courses.archivedAt)))
    .where(eq(steps.id, sql.placeholder('stepId')))
    .prepare('step_context'),
)

/** A step of an active course, and what decides whether this person can work on it now. */
export async function stepFor(db: Db, personId: number, stepId: number) {
  const [row = null] = await stepContext(db).execute({ stepId, personId })
  return row
}

export const noProgress: Progress = { approved: 0, waiting: 0, rejected: 0, steps: 0 }

/** The newest attempt of `personId` at each step; all at once, because looking up a hundred steps takes ten times as long. */
export const latestAttempts = sql`(
  select distinct on (${solutions.stepId}) * from ${solutions} where ${solutions.personId} = ${sql.placeholder('personId')}
  order by ${solutions.stepId}, ${solutions.attempt} desc) as latest`

const countIn = (state: SolutionState) =>
  sql`count(*) filter (where latest.state = ${sql.raw(`'${state}'`)})`.mapWith(Number)
// Selected, so that the plan doesn't depend on how many there are and is kept.
const courseIds = sql`any((select ${sql.placeholder('courseIds')}::bigint[])::bigint[])`

const progressIn = prepared((db) =>
  db
    .select({
      courseId: tasks.courseId,
      steps: sql`count(*)`.mapWith(Number),
      approved: countIn('approved'),
      waiting: countIn('submitted'),
      rejected: countIn('rejected'),
    })
    .from(tasks)
    .innerJoin(steps, and(eq(steps.taskId, tasks.id), isNull(steps.archivedAt)))
    .leftJoin(latestAttempts, sql`latest.step_id = ${steps.id}`)
    .where(and(sql`${tasks.courseId} = ${courseIds}`, isNull(tasks.archivedAt)))
    .groupBy(tasks.courseId)
    .prepare('progress_in_courses'),
)

/** By course; only steps that are part of the course today count. */
export async function progressOf(db: Db, personId: number, courseIds: number[]): Promise<Map<number, Progress>> {
  if (courseIds.length === 0) return new Map()
  const rows = await progressIn(db).execute({ personId, courseIds })
  return new Map(rows.map(({ courseId, ...progress }) => [courseId, progress]))
}
