import { eq } from '#server/kit/db/orm.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import { personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { files } from '#server/site/tables.ts'
import { isEnrolled } from '../enrolments/access.service.ts'
import { solutionFiles, solutions, stepFiles, steps, tasks } from '../tables.ts'

/** Whose solution the file is part of, or which course it is a reference of. */
async function placeOf(db: Db, fileId: string) {
  const [place = null] = await db
    .select({ courseId: tasks.courseId, learnerId: solutions.personId })
    .from(files)
    .leftJoin(stepFiles, eq(stepFiles.fileId, files.id))
    .leftJoin(steps, eq(steps.id, stepFiles.stepId))
    .leftJoin(tasks, eq(tasks.id, steps.taskId))
    .leftJoin(solutionFiles, eq(solutionFiles.fileId, files.id))
    .leftJoin(solutions, eq(solutions.id, solutionFiles.solutionId))
    .where(eq(files.id, fileId))
  return place
}

/**
 * Whether a link given to this person still opens: staff read all that learning keeps, learners what they submitted
 * themselves, and the references of their courses while their subscription runs.
 */
export async function mayReadFile(db: Db, now: Date, readerId: number, fileId: string): Promise<boolean> {
  const [reader, place] = await Promise.all([personById(db, readerId), placeOf(db, fileId)])
  if (!reader || reader.blockedAt || !place) return false
  if (mayUse(reader.role, 'mentor') || place.learnerId === readerId) return true
  if (place.courseId === null) return false
  const end = await accessEndOf(db, readerId)
  return end !== null && end > now && (await isEnrolled(db, readerId, place.courseId))
}
