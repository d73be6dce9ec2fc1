import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, eq, inArray, isNull } from '#server/kit/db/orm.ts'
import { steps, tasks } from '../tables.ts'
import type { ClosedDays, Plan, PlannedTask } from './rules.ts'
import { batches, batchMembers, planChanges } from './tables.ts'

/** The school has no calendar of holidays yet. */
export const closedDays: ClosedDays = new Set()

/** By batch, with what every learner moved for themselves. */
export async function plansOf(db: Db, batchIds: number[]): Promise<Map<number, Plan>> {
  const { startsOn, dueWeekday } = batches
  const rows = await db
    .select({ id: batches.id, startsOn, dueWeekday })
    .from(batches)
    .where(inArray(batches.id, batchIds))
  const { batchId, personId, taskId, fromDay, days } = planChanges
  const changes = await db
    .select({ batchId, personId, taskId, fromDay, days })
    .from(planChanges)
    .where(inArray(batchId, batchIds))
    .orderBy(asc(planChanges.id))
  const byBatch = Map.groupBy(changes, (change) => change.batchId)
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, changes: byBatch.get(id) ?? [], closed: closedDays }]))
}

/** `steps`: how many it has. */
export type CourseTask = PlannedTask & { courseId: number; title: string; steps: number }

/** The tasks with steps that are part of these courses today, by course and in order. */
export async function tasksOfCourses(db: Db, courseIds: number[]): Promise<Map<number, CourseTask[]>> {
  const { id: taskId, courseId, title, week } = tasks
  const rows = await db
    .select({ taskId, courseId, title, week, steps: count() })
    .from(tasks)
    .innerJoin(steps, and(eq(steps.taskId, taskId), isNull(steps.archivedAt)))
    .where(and(inArray(courseId, courseIds), isNull(tasks.archivedAt)))
    .groupBy(taskId)
    .orderBy(asc(tasks.position), asc(taskId))
  return Map.groupBy(rows, (task) => task.courseId)
}

export async function insertChange(db: Db, change: typeof planChanges.$inferInsert): Promise<void> {
  await db.insert(planChanges).values(change)
}

/** In the download of personal data. */
export async function batchData(db: Db, personId: number) {
  const { batchId, joinedAt, leftAt } = batchMembers
  const rows = await db
    .select({ batchId, batch: batches.name, joinedAt, leftAt })
    .from(batchMembers)
    .innerJoin(batches, eq(batches.id, batchId))
    .where(eq(batchMembers.personId, personId))
    .orderBy(asc(joinedAt), asc(batchMembers.id))
  const moves = await db
    .select({ batchId: planChanges.batchId, days: planChanges.days, movedAt: planChanges.madeAt })
    .from(planChanges)
    .where(eq(planChanges.personId, personId))
    .orderBy(asc(planChanges.id))
  return rows.map(({ batchId, ...row }) => ({
    ...row,
    movedPlan: moves.filter((move) => move.batchId === batchId).map(({ days, movedAt }) => ({ days, movedAt })),
  }))
}
