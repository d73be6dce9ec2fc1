import type { Db } from '#server/kit/db/db.ts'
import { eq } from '#server/kit/db/orm.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { enrolments } from '../tables.ts'

/** The courses whose lessons a learner may read now. */
export async function readableCourses(db: Db, now: Date, personId: number): Promise<number[]> {
  const end = await accessEndOf(db, personId)
  if (end === null || end <= now) return []
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(eq(enrolments.personId, personId))
  return rows.map(({ courseId }) => courseId)
}
