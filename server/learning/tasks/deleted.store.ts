import { and, count, desc, eq, gt, isNotNull, isNull } from '#server/kit/db/orm.ts'
import type { DeletedTask } from '#contract/learning/tasks.ts'
import { restorableSince, restoreUntil } from '#server/catalogue/index.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { steps, type TaskRow, tasks } from '../tables.ts'

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
