import { and, eq, isNull, sql } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { notAllowed, notFound } from '#server/kit/http/errors.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { enrolments, steps, tasks } from '../tables.ts'

export type StepPlace = {
  stepId: number
  stepTitle: string
  taskId: number
  taskTitle: string
  courseId: number
  courseTitle: string
}

/** Refuses whoever has no running subscription. */
export async function requireSubscription(db: Db, now: Date, personId: number): Promise<void> {
  const end = await accessEndOf(db, personId)
  if (!end)
    throw notAllowed('Your payment is being verified, usually within 5-10 minutes. The courses open after that.')
  if (end <= now) throw notAllowed('Your subscription has expired. Renew it to go on; nothing you submitted is lost.')
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

/** Refuses whoever may not see the inside of the course. */
export async function requireCourse(db: Db, now: Date, personId: number, courseId: number): Promise<void> {
  await requireSubscription(db, now, personId)
  if (!(await isEnrolled(db, personId, courseId))) throw notAllowed('Enrol in this course first')
}

/** A step that this person may work on now: part of a course they are enrolled in, while their subscription runs. */
export async function openStep(db: Db, now: Date, personId: number, stepId: number): Promise<StepPlace> {
  const [place] = await db
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
  // Whoever may not see the course does not learn which steps exist.
  if (!place) throw notFound('This step')
  await requireCourse(db, now, personId, place.courseId)
  if (!place.isOpen) throw notFound('This step')
  const { isOpen: _isOpen, ...step } = place
  return step
}
