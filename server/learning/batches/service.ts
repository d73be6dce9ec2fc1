import type { BatchDraft, BatchEdit, PlanShift } from '#contract/learning/batches.ts'
import { courseById, unknownCourse } from '#server/catalogue/index.ts'
import { assertAssignable, audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { notify } from '#server/notifications/index.ts'
import { daysToMove, dueDates, nextOpenDay, planFor } from '../due-dates/rules.ts'
import { insertChange, plansOf, tasksOfCourses } from '../due-dates/store.ts'
import type { BatchRow } from '../due-dates/tables.ts'
import { planShifted } from '../due-dates/texts.ts'
import { endAllMemberships, membersOf, resumeMemberships } from './members.store.ts'
import { assertNotPast, assertOpenDay, assertRunning, assertStillToCome } from './rules.ts'
import { insertBatch, lockBatches, updateBatch } from './store.ts'

export const subjectOf = (batchId: number) => `batch ${batchId}`

export function create(db: Db, tools: Tools, actorId: number, draft: BatchDraft): Promise<{ batchId: number }> {
  return db.transaction(async (db) => {
    if (!(await courseById(db, draft.courseId))) throw unknownCourse('courseId')
    await assertMentor(db, draft)
    const batchId = await insertBatch(db, { ...draft, createdBy: actorId, createdAt: tools.clock() })
    await audit(db, { actorId, action: 'batch started', subject: subjectOf(batchId), after: draft })
    return { batchId }
  })
}

async function assertMentor(db: Db, { mentorId }: Pick<BatchEdit, 'mentorId'>) {
  if (mentorId !== null) await assertAssignable(db, mentorId, ['reviews:act'], 'mentorId')
}

/** The batch, locked: changes of one batch wait for each other. */
export async function openBatch(db: Db, batchId: number): Promise<BatchRow> {
  const [batch] = await lockBatches(db, [batchId])
  assertRunning(batch)
  return batch
}

export function edit(db: Db, actorId: number, batchId: number, changes: BatchEdit): Promise<null> {
  return db.transaction(async (db) => {
    const { name, startsOn, dueWeekday, mentorId } = await openBatch(db, batchId)
    // Somebody who left the team stays the mentor until another one is chosen.
    if (changes.mentorId !== mentorId) await assertMentor(db, changes)
    await updateBatch(db, batchId, changes)
    const before = { name, startsOn, dueWeekday, mentorId }
    await audit(db, { actorId, action: 'batch changed', subject: subjectOf(batchId), before, after: changes })
    return null
  })
}

/** What learners did stays; only the plan ends. */
export function archive(db: Db, { clock }: Tools, actorId: number, batchId: number): Promise<null> {
  const now = clock()
  return db.transaction(async (db) => {
    const { name } = await openBatch(db, batchId)
    const learners = await endAllMemberships(db, batchId, { removedBy: actorId, leftAt: now })
    await updateBatch(db, batchId, { archivedAt: now })
    await audit(db, { actorId, action: 'batch archived', subject: subjectOf(batchId), after: { name, learners } })
    return null
  })
}

export function restore(db: Db, actorId: number, batchId: number): Promise<null> {
  return db.transaction(async (db) => {
    const [batch] = await lockBatches(db, [batchId])
    if (!batch) throw notFound('This batch')
    if (batch.archivedAt === null) throw conflict('This batch is running.')
    const learners = await resumeMemberships(db, batchId, batch.archivedAt)
    await updateBatch(db, batchId, { archivedAt: null })
    const after = { name: batch.name, learners }
    await audit(db, { actorId, action: 'batch restored', subject: subjectOf(batchId), after })
    return null
  })
}

async function planToChange(db: Db, batchId: number) {
  const batch = await openBatch(db, batchId)
  const plan = planFor((await plansOf(db, [batchId])).get(batchId)!, null)
  const tasks = (await tasksOfCourses(db, [batch.courseId])).get(batch.courseId) ?? []
  return { batch, plan, tasks, dates: dueDates(plan, tasks) }
}

type Choice = { batchId: number; taskId: number; dueOn: string }

/** Stored as a number of days, so that learners who moved their own plan keep what they gained. */
export function setDueDate(
  db: Db,
  { clock }: Tools,
  actorId: number,
  { batchId, taskId, dueOn }: Choice,
): Promise<null> {
  const now = clock()
  return db.transaction(async (db) => {
    const { plan, tasks, dates } = await planToChange(db, batchId)
    const before = dates.get(taskId)
    if (before === undefined) throw notFound('This task')
    assertNotPast(dueOn, indiaDate(now))
    assertOpenDay(dueOn, nextOpenDay(dueOn, plan.holidays))
    const days = daysToMove(plan, tasks, taskId, dueOn)
    if (days === 0) return null
    await insertChange(db, { batchId, taskId, days, madeBy: actorId, madeAt: now })
    const entry = { before: { taskId, dueOn: before }, after: { taskId, dueOn } }
    await audit(db, { actorId, action: 'due date changed', subject: subjectOf(batchId), ...entry })
    return null
  })
}

export function shift(db: Db, tools: Tools, actorId: number, batchId: number, change: PlanShift): Promise<null> {
  const now = tools.clock()
  const fromDay = indiaDate(now)
  return db.transaction(async (db) => {
    const { batch, plan, tasks, dates } = await planToChange(db, batchId)
    const shifted = { personId: null, taskId: null, fromDay, days: change.days }
    const after = dueDates({ ...plan, changes: [...plan.changes, shifted] }, tasks)
    assertStillToCome(dates, after, fromDay)
    await insertChange(db, { ...shifted, batchId, reason: change.reason, madeBy: actorId, madeAt: now })
    await audit(db, { actorId, action: 'plan shifted', subject: subjectOf(batchId), after: { ...change, fromDay } })
    const learners = (await membersOf(db, [batchId])).map(({ userId }) => userId)
    await notify(db, tools, learners, planShifted({ ...change, batchName: batch.name, courseId: batch.courseId }))
    return null
  })
}
