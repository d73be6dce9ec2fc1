import type { Db } from '#server/kit/db/db.ts'
import { AppError, notAllowed, notFound } from '#server/kit/errors.ts'
import { accessEndOf, requireAccess } from '#server/membership/index.ts'
import { enrolledCourseIds, hasSubmitted, isEnrolled, type StepContext, stepFor } from './store.ts'

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

/** Returns a step that this person can work on now: subscribed, and enrolled in its course. */
export async function requireOpenStep(db: Db, now: Date, personId: number, stepId: number): Promise<StepContext> {
  const found = await stepFor(db, personId, stepId)
  if (!found) throw notFound('This step')
  const { isOpen, accessEnds, isEnrolled, ...step } = found
  // Most have access; for the others the reason is looked up. Null, without any access, is not later than now.
  const hasAccess = accessEnds > now && isEnrolled
  if (!hasAccess) await requireCourseAccess(db, now, personId, found.courseId)
  // Checked last: only enrolled learners may find out which steps exist.
  if (!isOpen) throw notFound('This step')
  return step
}

/** The courses whose lessons a learner may read now. */
export async function readableCourses(db: Db, now: Date, personId: number): Promise<number[]> {
  const end = await accessEndOf(db, personId)
  if (end === null || end <= now) return []
  return enrolledCourseIds(db, personId)
}
