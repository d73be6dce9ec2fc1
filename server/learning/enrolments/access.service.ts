import { and, eq, isNull, sql } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { AppError, notAllowed, notFound } from '#server/kit/errors.ts'
import { requireAccess } from '#server/membership/index.ts'
import { enrolments, solutions, steps, tasks } from '../tables.ts'

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

export async function requireCourseAccess(db: Db, now: Date, personId: number, courseId: number): Promise<void> {
  await requireAccess(db, personId, now)
  assertEnrolled(await isEnrolled(db, personId, courseId))
}

function assertEnrolled(isEnrolled: boolean) {
  if (!isEnrolled) throw notAllowed('Enrol in this course first')
}

type LearnerInCourse = { personId: number; courseId: number; isEnrolled: boolean }

/** True if the learner's access has ended but they can still read what they submitted. Throws if they may read nothing. */
export async function isReadOnlyCourse(db: Db, now: Date, learner: LearnerInCourse): Promise<boolean> {
  const { personId, courseId, isEnrolled } = learner
  const access = requireAccess(db, personId, now).then(() => assertEnrolled(isEnrolled))
  const refusal = await access.then(
    () => null,
    (error: unknown) => error,
  )
  if (refusal === null) return false
  if (!(refusal instanceof AppError) || !(await hasSubmitted(db, personId, courseId))) throw refusal
  return true
}

async function hasSubmitted(db: Db, personId: number, courseId: number): Promise<boolean> {
  const found = await db
    .select({ id: solutions.id })
    .from(solutions)
    .where(and(eq(solutions.personId, personId), eq(solutions.courseId, courseId)))
    .limit(1)
  return found.length > 0
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

/** Returns a step that this person can work on now: subscribed, and enrolled in its course. */
export async function requireOpenStep(db: Db, now: Date, personId: number, stepId: number): Promise<StepContext> {
  const [found] = await stepContext(db).execute({ stepId, personId })
  if (!found) throw notFound('This step')
  const { isOpen, accessEnds, isEnrolled, ...step } = found
  // Most have access; for the others the reason is looked up. Null, without any access, is not later than now.
  const hasAccess = accessEnds > now && isEnrolled
  if (!hasAccess) await requireCourseAccess(db, now, personId, found.courseId)
  // Checked last: only enrolled learners may find out which steps exist.
  if (!isOpen) throw notFound('This step')
  return step
}
