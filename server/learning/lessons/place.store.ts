import type { Db } from '#server/kit/db/db.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { contentVersion as contentVersionTable } from '#server/kit/tables.ts'
import { steps, tasks } from '../tables.ts'

/** Read with what it belongs to, so that a cached structure is never older than the answer. */
export const contentVersion = sql`(select version from ${contentVersionTable})`.mapWith(Number)

const courseRow = prepared((db) =>
  db
    .select({ courseId: tasks.courseId, contentVersion })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(eq(steps.id, sql.placeholder('stepId')))
    .prepare('course_of_step'),
)

export type StepPlace = { courseId: number; contentVersion: number }

export async function courseOfStep(db: Db, stepId: number): Promise<StepPlace | null> {
  const [row] = await courseRow(db).execute({ stepId })
  return row ?? null
}
