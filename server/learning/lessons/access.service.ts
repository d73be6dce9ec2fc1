import type { Db } from '#server/kit/db/db.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { enrolledCourseIds } from '../enrolments/store.ts'

/** The courses whose lessons a learner may read now. */
export async function readableCourses(db: Db, now: Date, personId: number): Promise<number[]> {
  const end = await accessEndOf(db, personId)
  if (end === null || end <= now) return []
  return enrolledCourseIds(db, personId)
}
