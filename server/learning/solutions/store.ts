import { and, asc, desc, eq, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { files } from '#server/site/tables.ts'
import {
  type ReviewCommentRow,
  reviewComments,
  reviews,
  solutionFiles,
  type SolutionRow,
  solutions,
} from '../tables.ts'

export async function lastSolution(db: Db, personId: number, stepId: number): Promise<SolutionRow | null> {
  const [row = null] = await db
    .select()
    .from(solutions)
    .where(and(eq(solutions.personId, personId), eq(solutions.stepId, stepId)))
    .orderBy(desc(solutions.attempt))
    .limit(1)
  return row
}

export async function insertSolution(db: Db, solution: typeof solutions.$inferInsert): Promise<SolutionRow> {
  const [row] = await db.insert(solutions).values(solution).returning()
  return row!
}

export async function insertSolutionFiles(db: Db, solutionId: number, files: { fileId: string; path: string }[]) {
  if (files.length === 0) return
  await db.insert(solutionFiles).values(files.map((file, position) => ({ ...file, solutionId, position })))
}

export const filesOfSolution = (db: Db, solutionId: number) =>
  db
    .select({ id: files.id, bytes: files.bytes, kind: files.kind, path: solutionFiles.path })
    .from(solutionFiles)
    .innerJoin(files, eq(files.id, solutionFiles.fileId))
    .where(eq(solutionFiles.solutionId, solutionId))
    .orderBy(asc(solutionFiles.position))

/** Locks a comment on a reviewed solution of this learner: they can't see comments before the verdict. */
export async function lockVisibleComment(db: Db, personId: number, commentId: number) {
  const [row = null] = await db
    .select({
      comment: reviewComments,
      stepId: solutions.stepId,
      isLastAttempt: sql<boolean>`not exists (select from ${solutions} as later
        where later.person_id = ${solutions.personId} and later.step_id = ${solutions.stepId}
          and later.attempt > ${solutions.attempt})`,
    })
    .from(reviewComments)
    .innerJoin(solutions, eq(solutions.id, reviewComments.solutionId))
    .innerJoin(reviews, and(eq(reviews.solutionId, solutions.id), sql`${reviews.undoneAt} is null`))
    .where(and(eq(reviewComments.id, commentId), eq(solutions.personId, personId)))
    .for('update', { of: reviewComments })
  return row
}

export async function setAnswer(db: Db, { id }: ReviewCommentRow, answer: string, answeredAt: Date): Promise<void> {
  await db.update(reviewComments).set({ answer, answeredAt }).where(eq(reviewComments.id, id))
}
