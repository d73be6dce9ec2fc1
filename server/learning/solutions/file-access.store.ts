import { and, eq, or, sql } from '#server/kit/db/orm.ts'
import { mayUse } from '#contract/kit/access.ts'
import type { Db } from '#server/kit/db/db.ts'
import { accessEndOf } from '#server/membership/index.ts'
import type { LinkReader } from '#server/site/index.ts'
import { files } from '#server/site/tables.ts'
import { isEnrolled } from '../enrolments/store.ts'
import { solutionFiles, solutions, stepFiles, steps, tasks } from '../tables.ts'
import { stepVideos } from '../lessons/tables.ts'

/** The learner whose solution the file is part of, or the course it is a material or a video of. */
async function ownerOf(db: Db, fileId: string) {
  const [owner = null] = await db
    .select({ courseId: tasks.courseId, learnerId: solutions.personId, stepId: stepFiles.stepId, role: stepFiles.role })
    .from(files)
    .leftJoin(stepFiles, eq(stepFiles.fileId, files.id))
    .leftJoin(stepVideos, or(eq(stepVideos.fileId, files.id), eq(stepVideos.captionsId, files.id)))
    .leftJoin(steps, eq(steps.id, sql`coalesce(${stepFiles.stepId}, ${stepVideos.stepId})`))
    .leftJoin(tasks, eq(tasks.id, steps.taskId))
    .leftJoin(solutionFiles, eq(solutionFiles.fileId, files.id))
    .leftJoin(solutions, eq(solutions.id, solutionFiles.solutionId))
    .where(eq(files.id, fileId))
  return owner
}

async function isApproved(db: Db, personId: number, stepId: number): Promise<boolean> {
  const found = await db
    .select({ id: solutions.id })
    .from(solutions)
    .where(and(eq(solutions.personId, personId), eq(solutions.stepId, stepId), eq(solutions.state, 'approved')))
  return found.length > 0
}

/**
 * Staff may read every file of a course, and who reviews every submission; learners their own submissions and, while subscribed, the materials and videos of their courses, and
 * the model solution once their own is approved.
 */
export async function mayReadFile(db: Db, now: Date, reader: LinkReader, fileId: string): Promise<boolean> {
  const owner = await ownerOf(db, fileId)
  if (!owner) return false
  if (mayUse(reader, owner.learnerId === null ? 'staff' : 'reviews:see') || owner.learnerId === reader.id) return true
  if (owner.courseId === null) return false
  if (owner.role === 'solution' && !(await isApproved(db, reader.id, owner.stepId!))) return false
  const end = await accessEndOf(db, reader.id)
  return end !== null && end > now && (await isEnrolled(db, reader.id, owner.courseId))
}
