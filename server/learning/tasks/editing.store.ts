import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, inArray, isNull } from '#server/kit/db/orm.ts'
import { steps, tasks } from '../tables.ts'

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
