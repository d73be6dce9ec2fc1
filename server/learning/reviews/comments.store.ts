import { and, eq } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { reviewComments, type ReviewCommentRow, solutionFiles } from '../tables.ts'

/** Returns null if the file is not part of the attempt. */
export async function pathInSolution(db: Db, solutionId: number, fileId: string): Promise<string | null> {
  const [row] = await db
    .select({ path: solutionFiles.path })
    .from(solutionFiles)
    .where(and(eq(solutionFiles.solutionId, solutionId), eq(solutionFiles.fileId, fileId)))
  return row?.path ?? null
}

export async function insertComment(db: Db, comment: typeof reviewComments.$inferInsert): Promise<ReviewCommentRow> {
  const [row] = await db.insert(reviewComments).values(comment).returning()
  return row!
}

export async function lockCommentBy(db: Db, authorId: number, commentId: number): Promise<ReviewCommentRow | null> {
  const [row = null] = await db
    .select()
    .from(reviewComments)
    .where(and(eq(reviewComments.id, commentId), eq(reviewComments.authorId, authorId)))
    .for('update')
  return row
}

export async function deleteComment(db: Db, commentId: number): Promise<void> {
  await db.delete(reviewComments).where(eq(reviewComments.id, commentId))
}
