import { courseById, unknownCourse } from '#server/catalogue/index.ts'
import { assertAssignable } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { invalid } from '#server/kit/errors.ts'
import { runningBatch } from '#server/learning/index.ts'

export type Audience = { courseId: number | null; batchId: number | null }

export const assertHost = (db: Db, hostId: number) => assertAssignable(db, hostId, ['sessions:act'], 'hostId')

/** A batch says the course. */
export async function audienceOf(db: Db, { courseId, batchId }: Audience): Promise<Audience> {
  if (batchId !== null) {
    const batch = await runningBatch(db, batchId)
    if (!batch) throw invalid({ batchId: 'Choose a batch that is running' })
    return { courseId: batch.courseId, batchId }
  }
  if (courseId !== null && !(await courseById(db, courseId))) throw unknownCourse('courseId')
  return { courseId, batchId }
}
