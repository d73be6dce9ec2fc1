import { mayUse } from '#contract/kit/access.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { enrolMany, previewEnrolment } from '#contract/learning/group-enrolments.ts'
import { courseById } from '#server/catalogue/index.ts'
import {
  audit,
  closedProblem,
  lockPersonRow,
  lockSelectedPeople,
  personById,
  selectPeople,
  splitSelection,
} from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { AppError, conflict, notAllowed, notFound } from '#server/kit/errors.ts'
import { accessEndOf, requireAccess } from '#server/membership/index.ts'
import { notify } from '#server/notifications/index.ts'
import {
  deleteEnrolment,
  enrolledAmong,
  enrolledCourseIds,
  firstStepToDo,
  hasSubmitted,
  insertEnrolment,
  insertEnrolments,
  isEnrolled,
  type StepContext,
  stepRead,
  workIn,
} from './store.ts'
import { enrolled } from '../texts.ts'

/** Learners need a subscription; staff may enrol anybody. */
export function enrol(db: Db, tools: Tools, actor: Actor, personId: number, courseId: number) {
  return db.transaction(async (db) => {
    const course = await requireCourse(db, courseId)
    if (!mayUse(actor, 'staff')) await requireAccess(db, personId, tools.clock())
    if (personId !== actor.id && !(await personById(db, personId))) throw notFound('This person')
    if (!(await insertEnrolment(db, personId, courseId))) throw conflict('Already enrolled in this course')
    if (personId !== actor.id) await recordEnrolments(db, tools, actor.id, [personId], course)
    return { userId: personId, courseId, nextStep: await firstStepToDo(db, personId, courseId) }
  })
}

/** Submissions and reading stay; enrolling again continues with them. */
export function leave(db: Db, personId: number, courseId: number): Promise<null> {
  return db.transaction(async (db) => {
    await lockPersonRow(db, personId)
    const { isWaiting, isCompleted } = await workIn(db, personId, courseId)
    if (isWaiting) throw conflict('Your work in this course is being reviewed. You can leave it after that.')
    if (isCompleted) throw conflict('You have completed this course, so it stays in your list.')
    if (!(await deleteEnrolment(db, personId, courseId))) throw notFound('This course')
    return null
  })
}

type Course = { courseId: number; courseTitle: string }

async function requireCourse(db: Db, courseId: number): Promise<Course> {
  const course = await courseById(db, courseId)
  if (!course) throw notFound('Course')
  return course
}

async function recordEnrolments(
  db: Db,
  tools: Tools,
  actorId: number,
  personIds: number[],
  { courseId, courseTitle }: Course,
) {
  const [action, after] = ['enrolled', { courseId }]
  await audit(db, ...personIds.map((id) => ({ actorId, action, subject: `person ${id}`, after })))
  await notify(db, tools, personIds, enrolled({ courseTitle }))
}

async function split(db: Db, userIds: number[], people: PersonRow[], courseId: number) {
  const enrolled = await enrolledAmong(db, userIds, courseId)
  const { chosen, leftOut } = splitSelection(userIds, people, closedProblem)
  const fresh = chosen.filter(({ id }) => !enrolled.has(id))
  return { fresh, already: chosen.length - fresh.length, leftOut }
}

export async function previewEnrolmentOf(
  db: Db,
  userIds: number[],
  courseId: number,
): Promise<ReplyOf<typeof previewEnrolment>> {
  await requireCourse(db, courseId)
  const { fresh, ...rest } = await split(db, userIds, await selectPeople(db, userIds), courseId)
  return { people: fresh.length, ...rest }
}

/** One transaction for all. */
export function enrolPeople(
  db: Db,
  tools: Tools,
  actorId: number,
  userIds: number[],
  courseId: number,
): Promise<ReplyOf<typeof enrolMany>> {
  return db.transaction(async (db) => {
    const course = await requireCourse(db, courseId)
    const { fresh, ...rest } = await split(db, userIds, await lockSelectedPeople(db, userIds), courseId)
    const ids = fresh.map(({ id }) => id)
    await insertEnrolments(db, ids, courseId)
    const others = ids.filter((id) => id !== actorId)
    await recordEnrolments(db, tools, actorId, others, course)
    return { enrolled: ids, ...rest }
  })
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

/** Returns a step that this person can work on now: subscribed, and enrolled in its course. */
export async function requireOpenStep(db: Db, now: Date, personId: number, stepId: number): Promise<StepContext> {
  const found = await stepRead(db, { personId, stepId })
  if (!found) throw notFound('This step')
  const { isOpen, accessEnds, isEnrolled, ...step } = found
  // Most have access; for the others the reason is looked up.
  const hasAccess = accessEnds !== null && accessEnds > now && isEnrolled
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
