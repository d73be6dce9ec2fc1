import { and, asc, eq, inArray, isNull, notExists, type PgColumn, type Placeholder, sql } from '#server/kit/db/orm.ts'
import type { Course, EnrolledCourse } from '#contract/learning/enrolments.ts'
import type { Progress } from '#contract/learning/progress.ts'
import { cardColumns, hasFirstLesson, toCard, toPublicCourse } from '#server/catalogue/index.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { jsonRead, toDate } from '#server/kit/db/reads.ts'
import { certificates, enrolments, solutions, steps, tasks } from '../tables.ts'

/** Visitors see listed courses; people who are signed in see every active course and their own enrolments. */
export async function coursesFor(db: Db, personId: number | null): Promise<Course[]> {
  // Nobody has the id 0, so visitors match no enrolment.
  const ownEnrolment = and(eq(enrolments.courseId, courses.id), eq(enrolments.personId, personId ?? 0))
  const rows = await db
    .select({ ...cardColumns, hasFirstLesson, enrolledId: enrolments.personId })
    .from(courses)
    .leftJoin(enrolments, ownEnrolment)
    .where(
      and(
        isNull(courses.archivedAt),
        eq(courses.isStart, false),
        personId === null ? eq(courses.isListed, true) : undefined,
      ),
    )
    .orderBy(asc(courses.id))
  return rows.map(({ enrolledId, ...row }) => ({
    ...toPublicCourse(row),
    userCourses: enrolledId === null ? [] : [{ userId: enrolledId }],
  }))
}

/** Returns false if the person was already enrolled. */
export async function insertEnrolment(db: Db, personId: number, courseId: number): Promise<boolean> {
  const inserted = await db.insert(enrolments).values({ personId, courseId }).onConflictDoNothing()
  return inserted.rowCount === 1
}

/** Returns false if the person wasn't enrolled. */
export async function deleteEnrolment(db: Db, personId: number, courseId: number): Promise<boolean> {
  const own = and(eq(enrolments.personId, personId), eq(enrolments.courseId, courseId))
  return (await db.delete(enrolments).where(own)).rowCount === 1
}

/** Whether something of a person's in a course is in review, and whether they have its certificate. */
export async function workIn(db: Db, personId: number, courseId: number) {
  const { rows } = await db.execute<{ isWaiting: boolean; isCompleted: boolean }>(sql`
    select exists (select from ${solutions} where person_id = ${personId} and course_id = ${courseId}
        and state = 'submitted') as "isWaiting",
      exists (select from ${certificates} where person_id = ${personId} and course_id = ${courseId}
        and revoked_at is null) as "isCompleted"`)
  return rows[0]!
}

/** The first step of a course that a person hasn't submitted, or has to submit again. */
export async function firstStepToDo(db: Db, personId: number, courseId: number) {
  const isDone = and(
    eq(solutions.stepId, steps.id),
    eq(solutions.personId, personId),
    inArray(solutions.state, ['submitted', 'approved']),
  )
  const [step = null] = await db
    .select({ taskStepId: steps.id, taskStepTitle: steps.name })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(
      and(
        eq(tasks.courseId, courseId),
        isNull(tasks.archivedAt),
        isNull(steps.archivedAt),
        notExists(db.select().from(solutions).where(isDone)),
      ),
    )
    .orderBy(asc(tasks.position), asc(steps.position))
    .limit(1)
  return step
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

const own = sql.placeholder('personId')

/**
 * How far `personId` came in a course; only steps that are part of it today count. The newest attempts are read all at
 * once, because looking up a hundred steps takes ten times as long.
 */
const progressIn = (courseId: PgColumn | Placeholder) => sql`(
  select json_build_object('steps', count(*), 'approved', count(*) filter (where latest.state = 'approved'),
    'waiting', count(*) filter (where latest.state = 'submitted'),
    'rejected', count(*) filter (where latest.state = 'rejected'))
  from ${tasks} join ${steps} on ${steps.taskId} = ${tasks.id} and ${steps.archivedAt} is null
  left join (select distinct on (step_id) step_id, state from ${solutions}
    where ${solutions.personId} = ${own} and ${solutions.courseId} = ${courseId}
    order by step_id, ${solutions.attempt} desc) as latest on latest.step_id = ${steps.id}
  where ${tasks.courseId} = ${courseId} and ${tasks.archivedAt} is null)`

type EnrolledJson = {
  card: Parameters<typeof toCard>[0]
  enrolledAt: string
  certificateCode: string | null
  isArchived: boolean
  progress: Progress
}

/** Newest first. Archived courses are included only if the person has submitted something in them. */
export const enrolledRead = jsonRead<EnrolledJson[], EnrolledCourse[], { personId: number }>(
  'enrolled_courses',
  ['personId'],
  sql`select coalesce(json_agg(json_build_object(
      'card', json_build_object('id', ${courses.id}, 'title', ${courses.title}, 'subtitle', ${courses.subtitle},
        'description', ${courses.description}, 'image', ${courses.image}, 'paisePerWeek', ${courses.paisePerWeek},
        'weeks', jsonb_array_length(${courses.syllabus})),
      'enrolledAt', ${enrolments.createdAt}, 'certificateCode', ${certificates.code},
      'isArchived', ${courses.archivedAt} is not null, 'progress', ${progressIn(courses.id)})
    order by ${enrolments.createdAt} desc, ${courses.id} desc), '[]')
    from ${enrolments} join ${courses} on ${courses.id} = ${enrolments.courseId}
    left join ${certificates} on ${certificates.personId} = ${own} and ${certificates.courseId} = ${courses.id}
      and ${certificates.revokedAt} is null
    where ${enrolments.personId} = ${own} and (${courses.archivedAt} is null or exists (
      select from ${solutions} where ${solutions.personId} = ${own} and ${solutions.courseId} = ${courses.id}))`,
  (rows) =>
    rows.map(({ card, enrolledAt, ...row }) => ({
      enrolledAt: new Date(enrolledAt).toISOString(),
      course: [{ ...toCard(card), ...row }],
    })),
)

export const enrolledCourses = (db: Db, personId: number): Promise<EnrolledCourse[]> => enrolledRead(db, { personId })

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

type LearnersStep = StepContext & { isOpen: boolean; accessEnds: Date | null; isEnrolled: boolean }
type LearnersStepJson = Omit<LearnersStep, 'accessEnds'> & { accessEnds: string | null }

/** A step of an active course, and what decides whether this person can work on it now. */
export const stepRead = jsonRead<LearnersStepJson | null, LearnersStep | null, { personId: number; stepId: number }>(
  'step_context',
  ['personId', 'stepId'],
  sql`select json_build_object('stepId', ${steps.id}, 'stepName', ${steps.name}, 'taskId', ${tasks.id},
      'taskTitle', ${tasks.title}, 'courseId', ${courses.id}, 'courseTitle', ${courses.title},
      'lessonVersion', ${steps.lessonVersion}, 'exerciseVersion', ${steps.exerciseVersion},
      'isOpen', ${steps.archivedAt} is null and ${tasks.archivedAt} is null,
      'accessEnds', (select ${people.accessEndsAt} from ${people} where ${people.id} = ${own}),
      'isEnrolled', exists (select from ${enrolments}
        where ${enrolments.personId} = ${own} and ${enrolments.courseId} = ${courses.id}))
    from ${steps} join ${tasks} on ${tasks.id} = ${steps.taskId}
    join ${courses} on ${courses.id} = ${tasks.courseId} and ${courses.archivedAt} is null
    where ${steps.id} = ${sql.placeholder('stepId')}`,
  (json) => json && { ...json, accessEnds: toDate(json.accessEnds) },
)

const courseProgress = jsonRead<Progress, Progress, { personId: number; courseId: number }>(
  'progress_in_course',
  ['personId', 'courseId'],
  progressIn(sql.placeholder('courseId')),
  (progress) => progress,
)

/** Only steps that are part of the course today count. */
export const progressOf = (db: Db, personId: number, courseId: number): Promise<Progress> =>
  courseProgress(db, { personId, courseId })

/** In the download of personal data. */
export const enrolmentData = (db: Db, personId: number) =>
  db
    .select({ course: courses.title, enrolledAt: enrolments.createdAt })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(enrolments.personId, personId))
    .orderBy(asc(enrolments.createdAt))
