import { and, eq, isNull, sql } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { notAllowed, notFound } from '#server/kit/http/errors.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { enrolments, steps, tasks } from '../tables.ts'

export type StepContext = {
  stepId: number
  stepTitle: string
  taskId: number
  taskTitle: string
  courseId: number
  courseTitle: string
}

export async function requireSubscription(db: Db, now: Date, personId: number): Promise<void> {
  const end = await accessEndOf(db, personId)
  if (!end) throw notAllowed('We’re verifying your payment. Your courses open after that, usually within 5-10 minutes.')
  if (end <= now)
    throw notAllowed('Your subscription has expired. Renew it to continue. Everything you submitted is safe.')
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
  await requireSubscription(db, now, personId)
  if (!(await isEnrolled(db, personId, courseId))) throw notAllowed('Enrol in this course first')
}

/** Returns a step that this person can work on now: subscribed, and enrolled in its course. */
export async function requireOpenStep(db: Db, now: Date, personId: number, stepId: number): Promise<StepContext> {
  const [found] = await db
    .select({
      stepId: steps.id,
      stepTitle: steps.title,
      taskId: tasks.id,
      taskTitle: tasks.title,
      courseId: courses.id,
      courseTitle: courses.title,
      isOpen: sql<boolean>`${steps.archivedAt} is null and ${tasks.archivedAt} is null`,
    })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(courses, and(eq(courses.id, tasks.courseId), isNull(courses.archivedAt)))
    .where(eq(steps.id, stepId))
  if (!found) throw notFound('This step')
  await requireCourseAccess(db, now, personId, found.courseId)
  // Checked last: only enrolled learners may find out which steps exist.
  if (!found.isOpen) throw notFound('This step')
  const { isOpen: _isOpen, ...step } = found
  return step
}
