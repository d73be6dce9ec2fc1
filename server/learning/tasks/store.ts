import type { DeletedTask } from '#contract/learning/tasks.ts'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, max, sql } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { restorableSince, restoreUntil } from '#server/catalogue/index.ts'
import { type StepRow, steps, type TaskRow, tasks } from '../tables.ts'

export async function lockTask(db: Db, id: number): Promise<TaskRow | null> {
  const [row = null] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), isNull(tasks.archivedAt)))
    .for('update')
  return row
}

export async function stepsOf(db: Db, taskId: number): Promise<StepRow[]> {
  return db
    .select()
    .from(steps)
    .where(and(eq(steps.taskId, taskId), isNull(steps.archivedAt)))
    .orderBy(asc(steps.position), asc(steps.id))
}

export async function insertTask(db: Db, courseId: number, title: string): Promise<TaskRow> {
  const [last] = await db
    .select({ position: max(tasks.position) })
    .from(tasks)
    .where(eq(tasks.courseId, courseId))
  const [row] = await db
    .insert(tasks)
    .values({ courseId, title, position: (last?.position ?? -1) + 1 })
    .returning()
  return row!
}

export const taskIdsOf = async (db: Db, courseId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.courseId, courseId), isNull(tasks.archivedAt)))
    .orderBy(asc(tasks.position), asc(tasks.id))
  return rows.map(({ id }) => id)
}

export async function setPositions(db: Db, ids: number[]): Promise<void> {
  await db.execute(sql`
    update tasks set position = list.position from unnest(${sql.param(ids)}::bigint[]) with ordinality as list (id, position)
    where tasks.id = list.id`)
}

/** Returns false if there is no such course, or it is archived. */
export async function lockActiveCourse(db: Db, id: number): Promise<boolean> {
  const found = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.archivedAt)))
    .for('no key update')
  return found.length > 0
}

type Changed<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

export async function updateTask(db: Db, id: number, changes: Changed<typeof tasks>): Promise<void> {
  await db.update(tasks).set(changes).where(eq(tasks.id, id))
}

export async function insertSteps(db: Db, rows: (typeof steps.$inferInsert)[]): Promise<void> {
  await db.insert(steps).values(rows)
}

export async function updateSteps(db: Db, ids: number[], changes: Changed<typeof steps>): Promise<void> {
  if (ids.length > 0) await db.update(steps).set(changes).where(inArray(steps.id, ids))
}

/** Null if there is none, it isn't deleted, or its course is deleted too. */
export async function lockDeletedTask(db: Db, id: number): Promise<TaskRow | null> {
  const [row] = await db
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(courses, and(eq(courses.id, tasks.courseId), isNull(courses.archivedAt)))
    .where(and(eq(tasks.id, id), isNotNull(tasks.archivedAt)))
    .for('update', { of: tasks })
  return row?.task ?? null
}

/** Those that can still be restored, newest first. */
export async function deletedTasks(db: Db, now: Date): Promise<DeletedTask[]> {
  const rows = await db
    .select({ task: tasks, courseTitle: courses.title, steps: count(steps.id) })
    .from(tasks)
    .innerJoin(courses, and(eq(courses.id, tasks.courseId), isNull(courses.archivedAt)))
    .leftJoin(steps, and(eq(steps.taskId, tasks.id), isNull(steps.archivedAt)))
    .where(gt(tasks.archivedAt, restorableSince(now)))
    .groupBy(tasks.id, courses.id)
    .orderBy(desc(tasks.archivedAt), desc(tasks.id))
    .limit(200)
  return rows.map(({ task, courseTitle, steps }) => ({
    taskId: task.id,
    taskTitle: task.title,
    courseId: task.courseId,
    courseTitle,
    steps,
    deletedAt: task.archivedAt!.toISOString(),
    restoreUntil: restoreUntil(task.archivedAt!).toISOString(),
  }))
}
